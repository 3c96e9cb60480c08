import type { CSSProperties } from 'react';
import type { ProductPage } from '../../content/views.ts';
import { LogoMark } from '../../layout/logo-mark.tsx';

/** A drawn sheet of a report, marked as a sample. */
export function Report({ page: { product, report, words } }: { page: ProductPage }) {
  if (report.length === 0) return null;
  return (
    <figure className="report">
      <div className="sheet">
        <span className="ribbon">{words.reportRibbon}</span>
        <div className="title">
          <LogoMark className="h-9 w-auto flex-none" />
          <b>
            {words.report.replace('{name}', product.name)}
            <small>{words.reportNote}</small>
          </b>
        </div>
        <ul>
          {report.map(({ name, at, word }) => {
            const isOutside = at < 25 || at > 75;
            return (
              <li key={name} className={isOutside ? 'outside' : ''}>
                <span>{name}</span>
                <span className="range" aria-hidden="true">
                  <i style={{ '--at': `${at}%` } as CSSProperties} />
                </span>
                <span className="word">{word}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <figcaption>{words.reportCaption}</figcaption>
    </figure>
  );
}
