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
    <ol aria-label={label} className="steps">
      {steps.map(({ label: name, note, state }, place) => (
        <li key={name} aria-current={state === 'now' ? 'step' : undefined}>
          {place < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className={`way ${steps[place + 1]?.state === 'later' ? 'border-line' : 'border-ink'}`}
            />
          ) : null}
          <span aria-hidden="true" className={`mark rounded-t-full border-[1.5px] ${marks[state]}`}>
            {state === 'past' ? <CheckIcon /> : null}
          </span>
          <span
            className={`word text-small ${state === 'later' ? 'text-ink-2' : 'font-semibold'} ${state === 'now' ? 'text-terra' : ''}`}
          >
            <span className="sr-only">{said[state]}</span>
            {name}
          </span>
          <span className="note text-small text-ink-2">{note}</span>
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
