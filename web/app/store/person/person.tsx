import type { ReactNode } from 'react';
import type { Person as PersonView } from '../../content/views.ts';
import { type PageCss, PageStyle } from '../../ui/page-style.tsx';
import { Picture } from '../../ui/picture.tsx';

const loadCss = () => import('./person.css?inline');
const styles: PageCss = {
  name: 'person',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

/** Who stands behind it: on the pages of products, and below the consultations. `children` follow the facts about her. */
export function Person({
  person: { name, license, picture, facts },
  title,
  text,
  id,
  children,
}: {
  person: PersonView;
  title: string;
  text: string;
  id?: string;
  children?: ReactNode;
}) {
  const rows = [...facts, ...(license ? [{ term: 'License', detail: license }] : [])];
  return (
    <section className="person" id={id}>
      <PageStyle styles={styles} />
      <div className="wrap">
        {picture ? (
          <div className="portrait">
            <Picture picture={picture} sizes="(min-width: 47.5rem) 27rem, 300px" />
          </div>
        ) : null}
        <div className="words">
          <h2>{title}</h2>
          <p className="mt-4 text-lead">{text}</p>
          <p className="mt-5 font-serif text-item">{name}</p>
          <dl>
            {rows.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
      </div>
    </section>
  );
}
