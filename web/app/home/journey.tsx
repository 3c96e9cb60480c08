import { Drawing } from '../art/drawing.tsx';
import { growth } from '../art/plants/growth.ts';
import type { HomePage } from '../content/views.ts';

/** One plant in four stages on one soil line: the four steps (HOME-02). */
export function Journey({ journey }: { journey: HomePage['journey'] }) {
  return (
    <section className="overflow-clip pt-section pb-[calc(var(--spacing-section)*0.75)]">
      <div className="wrap">
        <div className="grid max-w-[33rem] gap-4 md:gap-5">
          <h2 className="text-section">{journey.title}</h2>
          <p className="text-lead text-ink-2">{journey.lead}</p>
        </div>
        <ol className="relative mt-4 md:mt-8 md:grid md:grid-cols-4 md:gap-x-6 soil-line lg:-mt-37">
          {journey.steps.map((step, place) => (
            <Step key={step.title} word={journey.stepWord} step={step} place={place} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({
  word,
  step,
  place,
}: {
  word: string;
  step: HomePage['journey']['steps'][number];
  place: number;
}) {
  const stage = growth[place];
  return (
    <li className="-mx-gutter grid grid-cols-[112px_1fr] items-end gap-x-4 border-b-2 border-ink px-gutter last:border-b-0 md:mx-0 md:flex md:flex-col md:items-start md:border-0 md:px-0">
      <span className="block h-[128px] md:h-[300px] lg:h-[420px]">
        {stage ? (
          <Drawing
            drawing={stage}
            className="-ml-2 h-[167px] w-[134px] max-w-none md:-ml-[70px] md:h-[300px] md:w-[240px] lg:-ml-[104px] lg:h-[420px] lg:w-[336px]"
          />
        ) : null}
      </span>
      <div className="py-5 md:py-0">
        <p className="font-serif text-body/snug text-terra italic md:text-[1.125rem]/snug">
          {word} {place + 1}
        </p>
        <h3 className="mt-0.5 text-[1.375rem]/tight font-[450] tracking-[-0.008em] md:mt-1.5 md:mb-2.5 md:max-w-[9em] md:text-[clamp(1.5rem,1.1rem+1.4vw,2.375rem)]/[1.2]">
          {step.title}
        </h3>
        <p className="mt-1 max-w-[18em] text-base/normal text-ink-2 md:mt-0 md:text-body">
          {step.text}
        </p>
      </div>
    </li>
  );
}
