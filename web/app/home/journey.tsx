import { Drawing } from '../art/drawing.tsx';
import { growth } from '../art/plants/growth.ts';
import type { HomePage } from '../content/views.ts';
import { TextLink } from '../ui/button.tsx';

/** One plant in four stages on one soil line: the four steps (HOME-02). On a phone the plants stand together above all steps. */
export function Journey({ journey }: { journey: HomePage['journey'] }) {
  return (
    <section className="overflow-clip pt-section pb-[calc(var(--spacing-section)*0.75)]">
      <div className="wrap">
        <div className="grid max-w-[33rem] gap-2 md:gap-5">
          <h2 className="text-section">{journey.title}</h2>
          <p className="text-lead text-ink-2">{journey.lead}</p>
        </div>
        <ol className="relative mt-4 grid grid-cols-4 md:mt-8 md:gap-x-6 soil-line lg:-mt-37">
          {journey.steps.map((step, place) => (
            <Step key={step.title} word={journey.stepWord} step={step} place={place} />
          ))}
        </ol>
        <TextLink to="/store/choose" className="mt-2 md:mt-8">
          {journey.help}
        </TextLink>
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
    <li className="max-md:contents md:flex md:flex-col md:items-start">
      <span className="row-start-1 block h-[108px] md:h-[300px] lg:h-[420px]">
        {stage ? (
          <Drawing
            drawing={stage}
            className="-ml-2 h-[100px] w-[80px] max-w-none md:-ml-[70px] md:h-[300px] md:w-[240px] lg:-ml-[104px] lg:h-[420px] lg:w-[336px]"
          />
        ) : null}
      </span>
      <div className="col-span-4 grid grid-cols-[2rem_minmax(0,1fr)] items-baseline border-b border-line py-2.5 md:block md:border-0 md:py-0">
        <p className="row-span-2 font-serif text-[1.25rem]/snug text-terra italic md:text-[1.125rem]/snug">
          <span className="max-md:sr-only">{word} </span>
          {place + 1}
        </p>
        <h3 className="text-[1.3125rem]/tight font-[450] tracking-[-0.008em] md:mt-1.5 md:mb-2.5 md:max-w-[9em] md:text-[clamp(1.5rem,1.1rem+1.4vw,2.375rem)]/[1.2]">
          {step.title}
        </h3>
        <p className="mt-0.5 text-base/normal text-ink-2 md:mt-0 md:max-w-[18em] md:text-body">
          {step.text}
        </p>
      </div>
    </li>
  );
}
