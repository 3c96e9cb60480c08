import type { OrderedVisit, OrderPageAnswer } from 'common/contract/order-page';
import { visitStates } from 'common/fulfilment/steps';
import { timePromise } from 'common/fulfilment/time-promise';
import { toDoLabels } from 'common/fulfilment/to-do';
import { ButtonLink } from '../ui/button.tsx';
import { StatusWord } from './step-row.tsx';

/** All visits on one card, a row each; the first that has no time yet says how to get one, the others wait. */
export function Visits({ page: { visits, scheduler, things, money } }: { page: OrderPageAnswer }) {
  // The visits of a program begin at once; else they are about results.
  const isAfterResults =
    money.plan === null &&
    things.some(
      ({ kind, step }) =>
        kind === 'kit' && ['needs-details', 'to-send', 'sent', 'at-lab'].includes(step),
    );
  const next = visits.find(({ state }) => state === 'granted');
  if (visits.length === 0) return null;
  return (
    <article className="rounded-panel border border-line bg-card px-5.5 py-2 md:px-8">
      <h2 className="sr-only">{visits.length === 1 ? 'Your visit' : 'Your visits'}</h2>
      <ul>
        {visits.map((visit) => {
          const { id, label, minutes, state } = visit;
          const isLater = state === 'granted' && (visit !== next || isAfterResults);
          return (
            <li
              key={id}
              className="grid gap-x-6 gap-y-1 grid-cols-[minmax(0,1fr)_auto] items-baseline border-line py-3 not-first:border-t"
            >
              <div>
                <h3 className={`font-serif ${isLater ? 'text-body text-ink-2' : 'text-item'}`}>
                  {label}
                  <span className="text-ink-2">, {minutes} minutes</span>
                </h3>
                {visit === next && isAfterResults ? (
                  <p className="text-ink-2">It comes after your results.</p>
                ) : isLater ? null : (
                  <p>{sentence(visit, scheduler !== null)}</p>
                )}
              </div>
              <StatusWord
                word={isLater ? 'Later' : visitStates[state]}
                tone={
                  isLater || state === 'cancelled' ? 'quiet' : state === 'granted' ? 'open' : 'good'
                }
              />
              {scheduler && visit === next && !isAfterResults ? (
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

function sentence({ state, when, with: held }: OrderedVisit, hasScheduler: boolean): string {
  const who = held ? ` with ${held}` : '';
  switch (state) {
    case 'booked':
      return `${when ?? 'Its time is set'}${who}. Does the time not suit you? Write to us.`;
    case 'done':
      return `It took place${when ? ` on ${when}` : ''}${who}.`;
    case 'cancelled':
      return 'It does not take place. Write to us if you did not expect this.';
    case 'granted':
      return hasScheduler ? 'You choose day and hour in our calendar.' : timePromise(false);
  }
}
