import type { OrderedVisit } from 'common/contract/order-page';
import { visitStates } from 'common/fulfilment/steps';
import { ButtonLink } from '../ui/button.tsx';
import { StatusWord } from './step-row.tsx';

/** One visit; the first that has no time yet says how to get one. */
export function VisitCard({
  visit: { label, minutes, state, when, with: held },
  scheduler,
  isNext,
}: {
  visit: OrderedVisit;
  scheduler: string | null;
  isNext: boolean;
}) {
  return (
    <article className="rounded-panel border border-line bg-card px-5.5 py-6 md:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-serif text-item">
          {label}
          <span className="text-ink-2">, {minutes} minutes</span>
        </h2>
        <StatusWord
          word={visitStates[state]}
          tone={state === 'granted' ? 'open' : state === 'cancelled' ? 'quiet' : 'good'}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-4">
        <p>{sentence({ state, when, held, isNext, hasScheduler: scheduler !== null })}</p>
        {scheduler ? (
          <ButtonLink to={scheduler} newTab className="max-md:w-full">
            Choose your time
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}

function sentence({
  state,
  when,
  held,
  isNext,
  hasScheduler,
}: {
  state: OrderedVisit['state'];
  when: string | null;
  held: string | null;
  isNext: boolean;
  hasScheduler: boolean;
}): string {
  const who = held ? ` with ${held}` : '';
  switch (state) {
    case 'booked':
      return `${when ?? 'Its time is set'}${who}. Does the time not suit you? Write to us.`;
    case 'done':
      return `It took place${when ? ` on ${when}` : ''}${who}.`;
    case 'cancelled':
      return 'It does not take place. Write to us if you did not expect this.';
    case 'granted':
      if (!isNext) return 'It is yours, and waits until the one before it took place.';
      return hasScheduler
        ? 'You choose day and hour in our calendar.'
        : 'We write to you to find a day and an hour that suit you.';
  }
}
