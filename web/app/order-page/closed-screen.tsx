import { useLocation } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { herbRow } from '../art/plants/herb-row.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { ClosedView } from './details-answer.ts';

/** The page of an order that cannot be shown: the same for whatever is wrong with a link. */
export function ClosedScreen({ kind, title, text, email }: ClosedView) {
  const { pathname } = useLocation();
  return (
    <section className="overflow-clip border-b-2 border-ink bg-sage-1">
      <title>{title}</title>
      <div className="wrap pt-10 md:pt-16">
        <h1 className="max-w-[16em] font-display text-page wrap-anywhere">{title}</h1>
        <p className="mt-5 max-w-lead text-lead text-ink-2">{text}</p>
        {email ? (
          <p className="mt-3 text-lead">
            <a href={`mailto:${email}`} className="font-semibold underline-honey">
              {email}
            </a>
          </p>
        ) : null}
        <div className="mt-8">
          {kind === 'away' ? (
            <ButtonLink to={pathname} variant="primary" reload>
              Try again
            </ButtonLink>
          ) : (
            <ButtonLink to="/">Back to Home</ButtonLink>
          )}
        </div>
        <Drawing
          drawing={herbRow}
          sizes="(min-width: 65rem) 55vw, 92vw"
          className="mt-9 h-auto w-full max-w-[46rem]"
        />
      </div>
    </section>
  );
}
