import type { ReactNode } from 'react';
import { Drawing, type DrawingFile } from '../art/drawing.tsx';
import { chamomile, ginger, oliveBranch } from '../art/drawings.ts';
import type { HomePage } from '../content/views.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';

type WaysView = HomePage['ways'];

/** 'How to Work with Us': the family programme large, one kit or one free hour beside it (HOME-08…12). */
export function Ways({ ways }: { ways: WaysView }) {
  return (
    <section className="bg-sage-1 py-section">
      <div className="wrap">
        <div className="grid gap-2 pb-6 md:gap-3 md:pb-9">
          <h2 className="text-head">{ways.title}</h2>
          <p className="max-w-lead text-lead text-ink-2">{ways.lead}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Program program={ways.program} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
            <Way title={ways.testing.title} text={ways.testing.text} drawing={ginger}>
              <ButtonLink to="/store#testing" variant="primary" className="max-md:w-full">
                {ways.testing.button}
              </ButtonLink>
            </Way>
            <Way
              title={ways.workshop.title}
              when={ways.workshop.when}
              text={ways.workshop.text}
              drawing={chamomile}
            >
              <ButtonLink to="/freebies" className="max-md:w-full">
                {ways.workshop.workshopButton}
              </ButtonLink>
              <TextLink to="/freebies">{ways.workshop.resourcesButton}</TextLink>
            </Way>
          </div>
        </div>
      </div>
    </section>
  );
}

function Program({ program }: { program: WaysView['program'] }) {
  return (
    <article className="on-green relative flex flex-col overflow-hidden rounded-panel bg-green p-pad text-cream ">
      <Drawing
        drawing={oliveBranch}
        className="pointer-events-none absolute -bottom-24 left-[calc(100%-4.5rem)] w-[780px] max-w-none origin-[0_63%] rotate-[-82deg] max-md:hidden"
      />
      <p className="caps relative self-start rounded-label bg-seal px-3.5 py-1.5 text-ink">
        {program.badge}
      </p>
      <h3 className="relative mt-4 text-panel max-md:text-[1.625rem]/[1.1] md:mt-5 md:max-w-[9em]">
        {program.title}
      </h3>
      <p className="relative mt-2 max-w-[27em] text-mist max-md:text-base/normal md:mt-4">
        {program.text}
      </p>
      {program.plan ? <Plan plan={program.plan} /> : null}
      <ul className="relative mt-4 mb-5 grid max-w-100 gap-1.5 max-md:text-small/snug md:mt-5 md:mb-8 md:gap-3">
        {program.points.map((point) => (
          <li
            key={point.text}
            className="grid grid-cols-[2.25rem_1fr] items-baseline max-[18rem]:grid-cols-[minmax(0,1fr)] md:grid-cols-[3.5rem_1fr]"
          >
            <span className="figures text-[1.5rem]/none text-seal md:text-[1.75rem]/none">
              {point.figure}
            </span>
            {point.text}
          </li>
        ))}
      </ul>
      <ButtonLink to="/store#packages" variant="light" className="relative mt-auto md:self-start">
        {program.button}
      </ButtonLink>
    </article>
  );
}

/** What it costs: each payment on its stroke, and all of them together. */
function Plan({ plan }: { plan: NonNullable<WaysView['program']['plan']> }) {
  return (
    <div className="relative mt-4 max-w-100 md:mt-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-figure text-seal">
          {plan.price} × {plan.payments.length}
        </span>
        <span className="text-mist">{plan.perPerson}</span>
      </p>
      <ol className="mt-3 grid grid-cols-4 gap-2">
        {plan.payments.map((when, place) => (
          <li
            key={when}
            className={`border-t-[3px] pt-1.5 text-cap/snug text-mist md:text-small/snug ${place === 0 ? 'border-seal' : 'border-green-line'}`}
          >
            {when}
            <span className="figures block text-[1.0625rem]/snug text-cream">{plan.price}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2.5 text-small text-mist">{plan.total}</p>
    </div>
  );
}

function Way({
  title,
  when,
  text,
  drawing,
  children,
}: {
  title: string;
  when?: string;
  text: string;
  drawing: DrawingFile;
  children: ReactNode;
}) {
  return (
    <article className="relative flex flex-col rounded-panel bg-card p-[clamp(1.25rem,3vw,2.5rem)]">
      <Drawing
        drawing={drawing}
        className="absolute top-4 right-3 w-14 md:top-6 md:right-6 md:w-24 lg:top-7 lg:w-28"
      />
      <h3 className="pr-14 text-title max-md:text-[1.375rem]/[1.15] md:pr-26 lg:text-[2rem]/[1.08]">
        {title}
      </h3>
      {when ? <p className="mt-1.5 font-serif text-[1.125rem]/snug italic">{when}</p> : null}
      <p className="mt-1.5 text-ink-2 max-md:pr-10 max-md:text-base/normal md:mt-2.5 md:pr-32">
        {text}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-3.5 md:gap-x-4 md:pt-6">
        {children}
      </div>
    </article>
  );
}
