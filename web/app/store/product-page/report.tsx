import type { CSSProperties } from 'react';
import type { ProductPage } from '../../content/views.ts';
import { LogoMark } from '../../layout/logo-mark.tsx';

type Line = ProductPage['report'][number];

const counts = ['', '', 'Two', 'Three', 'Four', 'Five'];
const isOutside = ({ at }: Line) => at < 25 || at > 75;

/** A drawn sheet of a report, marked as a sample. */
export function Report({ page: { product, report, words } }: { page: ProductPage }) {
  if (report.length === 0) return null;
  const outside = report.filter(isOutside).length;
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
          {report.map((line) => (
            <li key={line.name} className={isOutside(line) ? 'outside' : ''}>
              <span>{line.name}</span>
              <span className="range" aria-hidden="true">
                <i style={{ '--at': `${line.at}%` } as CSSProperties} />
              </span>
              <span className="word">{line.word}</span>
            </li>
          ))}
        </ul>
        {outside > 0 ? (
          <p className="closing">
            {outside === 1 ? 'One line stands' : `${counts[outside] ?? outside} lines stand`}{' '}
            outside the green. We say what that can mean, and what you can do first.
          </p>
        ) : null}
      </div>
      <figcaption>{words.reportCaption}</figcaption>
    </figure>
  );
}
