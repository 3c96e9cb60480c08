import type { ClosingWords } from '../content/views.ts';
import { TestingOrConsultation } from './testing-or-consultation.tsx';

/** The last call of a page, its two buttons beside it. */
export function ClosingRow({ closing }: { closing: ClosingWords }) {
  return (
    <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
      <div>
        <h2 className="max-w-[14em] text-section">{closing.title}</h2>
        <p className="mt-4 max-w-lead text-lead text-ink-2">{closing.text}</p>
      </div>
      <TestingOrConsultation words={closing} />
    </div>
  );
}
