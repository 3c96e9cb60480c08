import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../content/views.ts';
import { type PageCss, PageStyle } from '../ui/page-style.tsx';
import { Portrait } from './portrait.tsx';

const loadCss = () => import('./practitioner.css?inline');
const styles: PageCss = {
  name: 'practitioner',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

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
    <section id={id} className={`practitioner ${ground}`}>
      <PageStyle styles={styles} />
      <div className="wrap">
        <div className="head">
          <h2 className="max-w-[16em] text-head">{title}</h2>
          <p className="mt-3 max-w-lead text-lead text-ink-2 md:mt-4">{lead}</p>
        </div>
        <div className="words">
          <p className="font-serif text-item">{name}</p>
          <dl>
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
        {portrait ? <Portrait picture={portrait} className="face mx-auto" /> : null}
      </div>
    </section>
  );
}
