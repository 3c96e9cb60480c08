import { Drawing, type DrawingFile } from '../art/drawing.tsx';
import { mintLight } from '../art/drawings.ts';
import type { ClosingWords } from '../content/views.ts';
import { TestingOrConsultation } from './testing-or-consultation.tsx';

/** The last call of a page on a green panel, with a plant in light line. */
export function ClosingPanel({
  closing,
  plant = mintLight,
}: {
  closing: ClosingWords;
  plant?: DrawingFile;
}) {
  return (
    <section className="wrap py-section">
      <div className="on-green relative overflow-hidden rounded-panel bg-green px-6 pt-8 pb-52 text-cream md:p-[clamp(2rem,5vw,4.25rem)]">
        <h2 className="relative max-w-[10em] text-section lg:max-w-[12em]">{closing.title}</h2>
        <p className="relative mt-4 max-w-[20em] text-lead lg:max-w-[26em] text-mist">
          {closing.text}
        </p>
        <div className="relative z-[1] mt-7">
          <TestingOrConsultation words={closing} isOnGreen />
        </div>
        <Drawing
          drawing={plant}
          className="pointer-events-none absolute right-2 -bottom-8 h-56 w-auto md:right-[clamp(1rem,5vw,5rem)] md:-bottom-10 md:h-[85%] lg:h-[calc(100%+1rem)]"
        />
      </div>
    </section>
  );
}
