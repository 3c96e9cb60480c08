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
        <div className="grid items-end gap-x-16 gap-y-4 pb-9 md:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h2 className="text-section">{ways.title}</h2>
          <p className="max-w-lead text-lead text-ink-2">{ways.lead}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Program program={ways.program} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 lg:grid-cols-1">
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
    <article className="on-green relative flex flex-col overflow-hidden rounded-panel bg-green p-pad text-cream lg:min-h-[37.5rem]">
      <Drawing
        drawing={oliveBranch}
        className="pointer-events-none absolute -bottom-24 left-[calc(100%-1.25rem)] w-[660px] max-w-none origin-[0_63%] rotate-[-82deg] md:left-[calc(100%-4.5rem)] md:w-[780px]"
      />
      <p className="caps relative self-start rounded-label bg-seal px-3.5 py-1.5 text-ink">
        {program.badge}
      </p>
      <h3 className="relative mt-6 max-w-[9em] pr-[32px] text-panel md:pr-0">{program.title}</h3>
      <p className="relative mt-4 max-w-[27em] pr-[40px] text-mist md:pr-0">{program.text}</p>
      <ul className="relative mt-7 mb-8 grid max-w-100 gap-3.5 max-md:mr-9 max-[18rem]:mr-0">
        {program.points.map((point) => (
          <li
            key={point.text}
            className="grid grid-cols-[3.4rem_1fr] items-baseline border-t max-[18rem]:grid-cols-[minmax(0,1fr)] border-green-line pt-3.5 md:grid-cols-[5rem_1fr] md:text-[1.125rem]/normal"
          >
            <span className="figures text-[1.875rem]/none text-seal md:text-[2.25rem]/none">
              {point.figure}
            </span>
            {point.text}
          </li>
        ))}
      </ul>
      <ButtonLink
        to="/store#packages"
        variant="inverse"
        className="relative mt-auto self-start bg-green max-md:w-[calc(100%-2.25rem)]"
      >
        {program.button}
      </ButtonLink>
    </article>
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
    <article className="relative flex flex-col rounded-panel bg-card p-[clamp(1.5rem,3vw,2.5rem)]">
      <Drawing
        drawing={drawing}
        className="absolute top-5 right-4 w-[72px] md:right-5 lg:top-7 lg:right-6 lg:w-28"
      />
      <h3 className="min-h-20 max-w-[10em] pr-[80px] text-title lg:min-h-0 lg:pr-28">{title}</h3>
      {when ? <p className="mt-2 font-serif text-[1.125rem]/snug italic">{when}</p> : null}
      <p className="mt-2.5 text-ink-2 lg:pr-32">{text}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-6">{children}</div>
    </article>
  );
}
