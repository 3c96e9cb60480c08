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
        <ol className="relative mt-4 grid grid-cols-4 md:col-span-full md:row-start-2 md:mt-6 md:gap-x-4 lg:gap-x-6 soil-line">
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
    <li className="step">
      <span>{stage ? <Drawing drawing={stage} className="max-w-none" /> : null}</span>
      <div>
        <p className="font-serif text-terra italic">
          <span className="max-md:sr-only">{word} </span>
          {place + 1}
        </p>
        <h3 className="font-[450] tracking-[-0.008em] md:mt-1">{step.title}</h3>
        <p className="mt-0.5 text-base/normal text-ink-2 md:mt-1.5 md:max-w-[18em]">{step.text}</p>
      </div>
    </li>
  );
}
