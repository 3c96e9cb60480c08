import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../content/views.ts';
import { Portrait } from './portrait.tsx';

/**
 * Who stands behind it (LOOK-03), as home and the pages of products show her: the portrait in an arch on the ground line,
 * beside it her name and what she can show. On a tablet the heading stands above both, on a phone the arch comes last.
 */
export function Practitioner({
  id,
  ground,
  portrait,
  title,
  lead,
  name,
  facts,
  children,
}: {
  id: string;
  ground: string;
  portrait: PictureView | null;
  title: string;
  lead: string;
  name: string;
  facts: { term: string; detail: string }[];
  children?: ReactNode;
}) {
  return (
    <section
      id={id}
      className={`overflow-clip border-b-2 border-ink pt-[clamp(2.5rem,4vw,4rem)] ${ground}`}
    >
      <div className="wrap grid items-end gap-x-[clamp(1.5rem,5vw,5rem)] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[1fr_auto]">
        <div className="md:col-span-full lg:col-start-2">
          <h2 className="max-w-[16em] text-head">{title}</h2>
          <p className="mt-3 max-w-lead text-lead text-ink-2 md:mt-4">{lead}</p>
        </div>
        <div className="pt-5 pb-7 md:col-start-2 md:pb-[clamp(2rem,4vw,4rem)]">
          <p className="font-serif text-item">{name}</p>
          <dl className="mt-3 max-w-136 border-t border-ink">
            {facts.map(({ term, detail }) => (
              <div
                key={term}
                className="grid grid-cols-[7.25rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-3 max-[18rem]:grid-cols-[minmax(0,1fr)]"
              >
                <dt className="text-small/snug font-semibold">{term}</dt>
                <dd className="font-serif text-[1.125rem]/snug">{detail}</dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
        {portrait ? (
          <Portrait
            picture={portrait}
            className="mx-auto md:col-start-1 md:row-start-2 md:max-w-none lg:row-span-2 lg:row-start-1 lg:aspect-[66/83]"
          />
        ) : null}
      </div>
    </section>
  );
}
