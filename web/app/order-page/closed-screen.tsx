import { useLocation } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { herbRow } from '../art/plants/herb-row.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { ClosedView } from './details-answer.ts';

const words: Record<ClosedView['kind'], { title: string; text: string }> = {
  unknown: {
    title: 'This link opens no order',
    text: 'It may be cut off, or too old, or we have sent you a newer one since. Try the link in our latest mail, or ask us for a new link: we send it to the address of your order.',
  },
  away: {
    title: 'Your order is safe. We cannot show it just now.',
    text: 'Our office is out of reach for a moment. Nothing about your order changes by that. Please try again in a minute.',
  },
};

/** The page of an order that cannot be shown: the same for whatever is wrong with a link. */
export function ClosedScreen({
  reason,
  email,
}: {
  reason: ClosedView['kind'];
  email: string | null;
}) {
  const { pathname } = useLocation();
  const { title, text } = words[reason];
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
          {reason === 'away' ? (
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
