import { useLocation } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { basketFull } from '../art/drawings.ts';
import { ButtonLink } from '../ui/button.tsx';

/** For what went wrong on our side: `isAway` while the shop's content is out of reach (503), otherwise a fault (500). */
export function TroubleScreen({ isAway, email }: { isAway: boolean; email?: string }) {
  const { pathname } = useLocation();
  const title = isAway ? 'We will be right back' : 'Something went wrong on our side';
  return (
    <section className="min-h-[80dvh] overflow-clip">
      <title>{title}</title>
      <div className="border-b-2 border-ink">
        <div className="wrap grid items-end gap-x-16 gap-y-8 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="grid justify-items-start gap-6 self-center pt-12 md:py-16">
            <h1 className="font-display text-page">{title}</h1>
            <p className="max-w-lead text-lead text-ink-2">
              {isAway
                ? 'The shop is out of reach for a moment. Your cart is safe in this browser. Please try again in a few seconds.'
                : 'Nothing you did caused it, and your cart is safe in this browser. Please try again.'}
            </p>
            <ButtonLink to={pathname} variant="primary" reload>
              Try again
            </ButtonLink>
            {email ? (
              <p className="text-ink-2">
                Does it stay like this? Write to{' '}
                <a
                  href={`mailto:${email}`}
                  className="font-semibold text-ink underline underline-offset-4"
                >
                  {email}
                </a>
                .
              </p>
            ) : null}
          </div>
          <Drawing
            drawing={basketFull}
            sizes="(min-width: 47.5rem) 32rem, 80vw"
            priority
            className="h-auto w-full max-w-[18rem] justify-self-center md:max-w-[30rem] md:pt-12"
          />
        </div>
      </div>
    </section>
  );
}
