import { Drawing, type DrawingFile } from '../art/drawing.tsx';
import { mintLight, oliveBranch } from '../art/drawings.ts';
import type { ClosingWords } from '../content/views.ts';
import { TestingOrConsultation } from './testing-or-consultation.tsx';

/** The last call of a page on a green panel: on a phone over an olive branch, with more room beside a plant in light line. */
export function ClosingPanel({
  closing,
  plant = mintLight,
}: {
  closing: ClosingWords;
  plant?: DrawingFile;
}) {
  return (
    <section className="wrap py-section">
      <div className="on-green relative overflow-hidden rounded-panel bg-green px-6 pt-8 pb-36 text-cream md:p-[clamp(2rem,5vw,4.25rem)]">
        <h2 className="relative max-w-[10em] text-section lg:max-w-[12em]">{closing.title}</h2>
        <p className="relative mt-4 max-w-[20em] text-lead lg:max-w-[26em] text-mist">
          {closing.text}
        </p>
        <div className="relative z-[1] mt-7">
          <TestingOrConsultation words={closing} isOnGreen />
        </div>
        <Drawing
          drawing={plant}
          className="pointer-events-none absolute right-[clamp(1rem,5vw,5rem)] -bottom-10 h-[85%] w-auto max-md:hidden lg:h-[calc(100%+1rem)]"
        />
        <Drawing
          drawing={oliveBranch}
          className="pointer-events-none absolute -right-4 bottom-3 w-[28rem] max-w-none md:hidden"
        />
      </div>
    </section>
  );
}
