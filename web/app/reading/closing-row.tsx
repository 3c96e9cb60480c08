import type { ClosingWords } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The last call of a page, its two buttons beside it. */
export function ClosingRow({ closing }: { closing: ClosingWords }) {
  return (
    <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
      <div>
        <h2 className="max-w-[14em] text-section">{closing.title}</h2>
        <p className="mt-4 max-w-lead text-lead text-ink-2">{closing.text}</p>
      </div>
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:gap-4">
        <ButtonLink to="/store#testing" variant="primary">
          {closing.testing}
        </ButtonLink>
        <ButtonLink to="/store#consultation">{closing.consultation}</ButtonLink>
      </div>
    </div>
  );
}
