import { Drawing } from '../art/drawing.tsx';
import { growth } from '../art/plants/growth.ts';
import type { HomePage } from '../content/views.ts';
import { TextLink } from '../ui/button.tsx';

/** One plant in four stages on one soil line: the four steps (HOME-02). On a phone the plants stand together above all steps. */
export function Journey({ journey }: { journey: HomePage['journey'] }) {
  return (
    <section className="overflow-clip py-section">
      <div className="wrap md:grid md:grid-cols-[1fr_auto] md:items-end">
        <div className="grid max-w-[33rem] gap-2 md:col-start-1 md:row-start-1 md:gap-3">
          <h2 className="text-head">{journey.title}</h2>
          <p className="text-lead text-ink-2">{journey.lead}</p>
        </div>
        <ol className="relative mt-4 grid grid-cols-4 md:col-span-full md:row-start-2 md:mt-6 md:grid-rows-[auto_auto_auto_1fr] md:gap-x-4 lg:gap-x-6 soil-line">
          {journey.steps.map((step, place) => (
            <Step key={step.title} word={journey.stepWord} step={step} place={place} />
          ))}
        </ol>
        <TextLink to="/store/choose" className="mt-2 md:col-start-2 md:row-start-1">
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
    <li className="max-md:contents md:row-span-4 md:grid md:grid-rows-subgrid">
      <span className="row-start-1 block h-[108px] md:h-[270px] lg:h-[300px]">
        {stage ? (
          <Drawing
            drawing={stage}
            className="-ml-2 h-[100px] w-[80px] max-w-none md:-ml-[63px] md:h-[270px] md:w-[216px] lg:-ml-[70px] lg:h-[300px] lg:w-[240px]"
          />
        ) : null}
      </span>
      <div className="col-span-4 grid grid-cols-[2rem_minmax(0,1fr)] items-baseline border-b border-line py-2.5 md:col-span-1 md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:border-0 md:py-0">
        <p className="row-span-2 font-serif text-[1.25rem]/snug text-terra italic md:row-span-1 md:text-[1.125rem]/snug">
          <span className="max-md:sr-only">{word} </span>
          {place + 1}
        </p>
        <h3 className="text-[1.3125rem]/tight font-[450] tracking-[-0.008em] md:mt-1 md:text-[1.125rem]/[1.2] lg:text-[1.5625rem]/[1.2]">
          {step.title}
        </h3>
        <p className="mt-0.5 text-base/normal text-ink-2 md:mt-1.5 md:max-w-[18em]">{step.text}</p>
      </div>
    </li>
  );
}
