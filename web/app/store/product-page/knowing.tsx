import type { ReactNode } from 'react';
import type { ProductPage } from '../../content/views.ts';
import { Report } from './report.tsx';

/** What it shows, where it ends, and what to know first. */
export function Knowing({ page }: { page: ProductPage }) {
  const { product, words } = page;
  const isKit = product.category === 'testing';
  const shows = page.shows.length > 0 ? page.shows : isKit ? [] : product.features;
  return (
    <>
      <section className="knowing">
        <div className={`wrap ${page.report.length > 0 ? 'two' : ''}`}>
          <div className={page.report.length > 0 ? 'lists' : 'halves'}>
            <Lines title={isKit ? words.shows : words.included} lines={shows} className="ticks">
              {page.claim ? <p className="mt-4 font-serif text-[1.1875rem]">{page.claim}</p> : null}
              {page.disclaimer ? <p className="fine">{page.disclaimer}</p> : null}
            </Lines>
            <Lines
              title={isKit ? words.cannotTell : words.limits}
              lines={page.cannotTell}
              className="dashes"
            />
          </div>
          <Report page={page} />
        </div>
      </section>
      {page.goodFor.length + page.before.length > 0 ? (
        <section className="first">
          <div className="wrap halves">
            <Lines title={words.goodFor} lines={page.goodFor} className="ticks" />
            <Lines title={words.before} lines={page.before} className="dashes" />
          </div>
        </section>
      ) : null}
    </>
  );
}

function Lines({
  title,
  lines,
  className,
  children,
}: {
  title: string;
  lines: string[];
  className: string;
  children?: ReactNode;
}) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className="head">{title}</h2>
      <ul className={`mt-4 ${className}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
