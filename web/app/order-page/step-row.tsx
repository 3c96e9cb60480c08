import { CheckIcon } from '../ui/icons.tsx';
import type { ShownStep } from './steps.ts';

const marks: Record<ShownStep['state'], string> = {
  past: 'border-ink bg-green text-cream',
  now: 'border-ink bg-terra',
  later: 'border-sage bg-card',
};
const said: Record<ShownStep['state'], string> = { past: 'done: ', now: 'now: ', later: '' };

/** Steps as small arched windows on a line: side by side where there is room, below each other on phones. */
export function StepRow({ steps, label }: { steps: ShownStep[]; label: string }) {
  return (
    <ol aria-label={label} className="grid md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ label: name, note, state }, place) => (
        <li
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative grid grid-cols-[1.375rem_1fr_auto] items-start gap-x-3 pb-3.5 last:pb-0 md:grid-cols-[1fr] md:content-start md:gap-y-1 md:pb-0"
        >
          {place < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className={`absolute top-3 bottom-0 left-[10px] border-l-2 md:top-2.5 md:right-0 md:bottom-auto md:left-0 md:border-t-2 md:border-l-0 ${steps[place + 1]?.state === 'later' ? 'border-line' : 'border-ink'}`}
            />
          ) : null}
          <span
            aria-hidden="true"
            className={`relative grid h-5.5 w-5.5 place-items-center rounded-t-full border-[1.5px] ${marks[state]}`}
          >
            {state === 'past' ? <CheckIcon className="size-3.5" /> : null}
          </span>
          <span
            className={`text-small md:pr-3 ${state === 'later' ? 'text-ink-2' : 'font-semibold'} ${state === 'now' ? 'text-terra' : ''}`}
          >
            <span className="sr-only">{said[state]}</span>
            {name}
          </span>
          <span className="text-right text-small text-ink-2 md:pr-3 md:text-left">{note}</span>
        </li>
      ))}
    </ol>
  );
}

/** A word with a dot in its colour. */
export function StatusWord({ word, tone }: { word: string; tone: 'open' | 'good' | 'quiet' }) {
  const dot = { open: 'bg-terra', good: 'bg-green-2', quiet: 'bg-field' }[tone];
  return (
    <p className="flex items-center gap-2 text-base font-medium">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
      {word}
    </p>
  );
}
