import type { NextSteps as After } from 'common/contract/orders';
import { LeafPair } from '../../layout/leaf-pair.tsx';
import { ActionButton } from '../../purchase/action-button.tsx';
import type { Confirmation } from '../state.ts';

/** What happens next, drawn as a stem: a leaf at each step, a flower at the last. What waits for the buyer holds its button. */
export function NextSteps({
  next: { now, steps: others },
  action,
}: {
  next: Pick<After, 'now' | 'steps'>;
  action: Confirmation['action'];
}) {
  const steps = [...(now ? [now] : []), ...others];
  return (
    <ol className="relative pl-12 before:absolute before:top-2.5 before:bottom-9 before:left-[15px] before:border-l-2 before:border-ink md:pl-13">
      {steps.map((step, index) => {
        const { when, title, text } = step;
        return (
          <li
            key={`${when} ${title}`}
            className="relative grid gap-x-6 gap-y-0.5 pb-7 last:pb-0 md:grid-cols-[10.5rem_minmax(0,1fr)]"
          >
            {index === steps.length - 1 ? (
              <Flower className="absolute -top-2.5 -left-13 size-11 md:-left-14" />
            ) : (
              <LeafPair
                className={`absolute top-1 -left-12 w-8.5 md:-left-13 ${index % 2 ? '[scale:-1_1]' : ''}`}
              />
            )}
            <p className="font-serif text-[1.1875rem]/tight text-terra italic">{when}</p>
            <div>
              <h3 className="mb-1 font-serif text-item">{title}</h3>
              <p className="max-w-[32em] text-ink-2">{text}</p>
              {action && step === now ? (
                <ActionButton action={action} variant="outline" className="mt-3" />
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Flower({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="-22 -22 44 44" strokeWidth="1.4" aria-hidden="true">
      {[0, 36, 72, 108, 144].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} className="fill-field-bg stroke-ink">
          <ellipse cy="-13" rx="4.2" ry="7.5" />
          <ellipse cy="13" rx="4.2" ry="7.5" />
        </g>
      ))}
      <circle r="7" className="fill-honey stroke-ink" />
    </svg>
  );
}
