import type { OrderedVisit, OrderPageAnswer } from 'common/contract/order-page';
import { visitStates } from 'common/fulfilment/steps';
import { dueVisit, isAfterResults, toDoLabels } from 'common/fulfilment/to-do';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import type { OrderView } from './details-answer.ts';
import type { NextStep } from './next-step.ts';
import { StatusWord, StepRow } from './step-row.tsx';
import { laterVisits, visitSteps } from './visit-steps.ts';

type VisitsProps = {
  page: OrderPageAnswer;
  next: NextStep;
  portrait: OrderView['portrait'];
  /** Names of what was bought, by line. */
  bought: OrderView['bought'];
};

/** All visits on one card beside the practitioner's picture: one alone with its steps, several a row each. */
export function Visits({ page, next, portrait, bought }: VisitsProps) {
  const [visit, ...others] = page.visits;
  if (!visit) return null;
  return (
    <article className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-4 gap-y-5 rounded-panel border border-line bg-card px-5.5 py-6 md:grid-cols-[104px_minmax(0,1fr)] md:gap-x-7 md:px-8">
      <div className="h-24 w-20 self-start overflow-hidden rounded-t-full border-2 border-ink bg-honey-1 md:h-30 md:w-26">
        {portrait ? (
          <Picture
            picture={{ ...portrait, alt: '' }}
            sizes="104px"
            className="size-full object-cover object-[50%_20%]"
          />
        ) : null}
      </div>
      {others.length === 0 ? (
        <OneVisit visit={visit} name={bought[visit.line] ?? visit.label} page={page} next={next} />
      ) : (
        <VisitRows page={page} next={next} />
      )}
    </article>
  );
}

function OneVisit({
  visit,
  name,
  page,
  next,
}: { visit: OrderedVisit; name: string } & Pick<VisitsProps, 'page' | 'next'>) {
  return (
    <div className="min-w-0 max-md:contents">
      <div className="flex flex-wrap content-start items-baseline justify-between gap-x-6 gap-y-1 md:mb-5">
        <div>
          <h2 className="font-serif text-item">{name}</h2>
          <p className="text-ink-2">{visit.minutes} minutes, by video</p>
        </div>
        <StatusWord word={visitStates[visit.state]} tone={toneOf(visit)} />
      </div>
      {visit.state === 'cancelled' ? null : (
        <div className="max-md:col-span-2">
          <StepRow steps={visitSteps(visit)} label={`Steps of ${name}`} />
        </div>
      )}
      <Words visit={visit} page={page} next={next} className="max-md:col-span-2 md:mt-4" />
    </div>
  );
}

/** The first that has no time yet says how to get one; what only comes later and is all the same stands in one row. */
function VisitRows({ page, next }: Pick<VisitsProps, 'page' | 'next'>) {
  const { visits, things, money } = page;
  const isProgram = money.plan !== null;
  const due = dueVisit(visits, things, isProgram);
  const waiting = visits.find(
    (visit) => visit.state === 'granted' && isAfterResults(visit, things, isProgram),
  );
  const later = laterVisits(visits.filter((visit) => visit.state === 'granted' && visit !== due));
  return (
    <div className="min-w-0">
      <h2 className="sr-only">Your visits</h2>
      <ul className="-mt-3">
        {visits
          .filter((visit) => visit.state !== 'granted' || visit === due)
          .map((visit) => (
            <Row
              key={visit.id}
              title={visit.label}
              length={`${visit.minutes} minutes, by video`}
              status={visit}
            >
              <Words visit={visit} page={page} next={next} className="col-span-2" />
            </Row>
          ))}
        {later.map(({ id, label, minutes, each }) => (
          <Row
            key={id}
            title={label}
            length={`${minutes} minutes${each}, by video${id === waiting?.id ? '. It comes after your results.' : ''}`}
            status={null}
          />
        ))}
      </ul>
    </div>
  );
}

function Row({
  title,
  length,
  status,
  children,
}: {
  title: string;
  length: string;
  /** Null: later. */
  status: Pick<OrderedVisit, 'state'> | null;
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-line py-3 not-first:border-t">
      <div>
        <h3 className={`font-serif ${status ? 'text-item' : 'text-body text-ink-2'}`}>{title}</h3>
        <p className="text-ink-2">{length}</p>
      </div>
      <StatusWord
        word={status ? visitStates[status.state] : 'Later'}
        tone={status ? toneOf(status) : 'quiet'}
      />
      {children}
    </li>
  );
}

const toneOf = ({ state }: Pick<OrderedVisit, 'state'>) =>
  state === 'cancelled' ? 'quiet' : state === 'granted' ? 'open' : 'good';

/** How it gets its time, or what became of it; what the top of the page says of it is not said again. */
function Words({
  visit,
  page: { visits, things, money, scheduler, timePromise },
  next,
  className,
}: { visit: OrderedVisit; className: string } & Pick<VisitsProps, 'page' | 'next'>) {
  if (visit.id === next.visit) return null;
  const isDue = visit === dueVisit(visits, things, money.plan !== null);
  const promise = scheduler ? 'You choose day and hour in our calendar.' : timePromise;
  const words = isDue ? promise : sentence(visit);
  if (!words) return null;
  return (
    <div className={className}>
      <p>{words}</p>
      {isDue && scheduler ? (
        <ButtonLink to={scheduler} newTab className="mt-3 w-full md:w-fit">
          {toDoLabels.time}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Of a visit that has had its time, or has none any more. */
function sentence({ state, when, with: held }: OrderedVisit): string {
  const who = held ? ` with ${held}` : '';
  switch (state) {
    case 'booked':
      return `${when ?? 'Its time is set'}${who}. Does the time not suit you? Write to us.`;
    case 'done':
      return `It took place${when ? ` on ${when}` : ''}${who}.`;
    case 'granted':
      return '';
    case 'cancelled':
      return 'It does not take place. Write to us if you did not expect this.';
  }
}
