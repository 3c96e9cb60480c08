import { visitStates } from 'common/fulfilment/steps';
import { toDoLabels } from 'common/fulfilment/to-do';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import type { OrderView } from './details-answer.ts';
import { StatusWord, StepRow } from './step-row.tsx';
import type { ShownStep } from './steps.ts';
import type { VisitRow } from './visit-rows.ts';

/** All visits on one card beside the practitioner's picture: one alone with its steps, several a row each. */
export function Visits({ visits, portrait }: Pick<OrderView, 'visits' | 'portrait'>) {
  const isAlone = visits.length === 1;
  if (visits.length === 0) return null;
  return (
    <article className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-4 gap-y-5 rounded-panel border border-line bg-card px-5.5 py-6 md:grid-cols-[104px_minmax(0,1fr)] md:gap-x-7 md:px-8">
      <div
        className={`h-24 w-20 self-start overflow-hidden rounded-t-full border-2 border-ink bg-honey-1 md:h-30 md:w-26 ${isAlone ? '' : 'max-md:hidden'}`}
      >
        {portrait ? (
          <Picture
            picture={{ ...portrait, alt: '' }}
            sizes="104px"
            className="size-full object-cover object-[50%_20%]"
          />
        ) : null}
      </div>
      <ul className={`-my-3 min-w-0 ${isAlone ? 'max-md:contents' : 'max-md:col-span-2'}`}>
        {visits.map((visit) => (
          <Visit key={visit.id} visit={visit} isAlone={isAlone} />
        ))}
      </ul>
    </article>
  );
}

function Visit({
  visit: { title, length, state, words, scheduler },
  isAlone,
}: {
  visit: VisitRow;
  isAlone: boolean;
}) {
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-line py-3 not-first:border-t ${isAlone ? 'max-md:contents' : ''}`}
    >
      <div>
        <h2 className={`font-serif ${state ? 'text-item' : 'text-body text-ink-2'}`}>{title}</h2>
        <p className="text-ink-2">{length}</p>
      </div>
      <StatusWord
        word={state ? visitStates[state] : 'Later'}
        tone={state === 'granted' ? 'open' : state && state !== 'cancelled' ? 'good' : 'quiet'}
      />
      {isAlone && state && state !== 'cancelled' ? (
        <div className="col-span-2 md:mt-4">
          <StepRow steps={visitSteps(state)} label={`Steps of ${title}`} />
        </div>
      ) : null}
      {words ? <p className="col-span-2">{words}</p> : null}
      {scheduler ? (
        <ButtonLink to={scheduler} newTab className="col-span-2 mt-2 w-full md:w-fit">
          {toDoLabels.time}
        </ButtonLink>
      ) : null}
    </li>
  );
}

const reached = { granted: 0, booked: 2, done: 4 };

/** That a plan was written afterward nobody records: nothing is said of it. */
const visitSteps = (state: keyof typeof reached): ShownStep[] =>
  ['To book', 'Booked', 'Your visit', 'Done'].map((label, place) => ({
    label,
    note: '',
    state: place < reached[state] ? 'past' : place === reached[state] ? 'now' : 'later',
  }));
