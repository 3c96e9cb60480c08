import type { OrderedVisit, OrderPageAnswer } from 'common/contract/order-page';
import { visitStates } from 'common/fulfilment/steps';
import { dueVisit, isAfterResults, toDoLabels } from 'common/fulfilment/to-do';
import { ButtonLink } from '../ui/button.tsx';
import type { NextStep } from './next-step.ts';
import { StatusWord } from './step-row.tsx';

/**
 * All visits on one card, a row each; the first that has no time yet says how to get one, the others wait. What the next
 * step above says of a visit is not said again.
 */
export function Visits({
  page: { visits, scheduler, timePromise, things, money },
  next: { visit: told },
}: {
  page: OrderPageAnswer;
  next: NextStep;
}) {
  const isProgram = money.plan !== null;
  const due = dueVisit(visits, things, isProgram);
  const waiting = visits.find(
    (visit) => visit.state === 'granted' && isAfterResults(visit, things, isProgram),
  );
  if (visits.length === 0) return null;
  return (
    <article className="rounded-panel border border-line bg-card px-5.5 py-2 md:px-8">
      <h2 className="sr-only">{visits.length === 1 ? 'Your visit' : 'Your visits'}</h2>
      <ul>
        {visits.map((visit) => {
          const { id, label, minutes, state } = visit;
          const isLater = state === 'granted' && visit !== due;
          const isOpen = visit === due && id !== told;
          const open = scheduler ? 'You choose day and hour in our calendar.' : timePromise;
          const words = isOpen ? open : id === told ? '' : sentence(visit);
          return (
            <li
              key={id}
              className="grid gap-x-6 gap-y-1 grid-cols-[minmax(0,1fr)_auto] items-baseline border-line py-3 not-first:border-t"
            >
              <div>
                <h3 className={`font-serif ${isLater ? 'text-body text-ink-2' : 'text-item'}`}>
                  {label}
                </h3>
                <p className="text-ink-2">
                  {minutes} minutes, by video
                  {visit === waiting ? '. It comes after your results.' : ''}
                </p>
                {words ? <p className="mt-1">{words}</p> : null}
              </div>
              <StatusWord
                word={isLater ? 'Later' : visitStates[state]}
                tone={
                  isLater || state === 'cancelled' ? 'quiet' : state === 'granted' ? 'open' : 'good'
                }
              />
              {scheduler && isOpen ? (
                <ButtonLink to={scheduler} newTab className="col-span-2 mt-2 w-full md:w-fit">
                  {toDoLabels.time}
                </ButtonLink>
              ) : null}
            </li>
          );
        })}
      </ul>
    </article>
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
