import { Button } from '../ui/button.tsx';
import { LogoMark } from './logo-mark.tsx';

/** For what went wrong on our side: `isAway` while the shop's content is out of reach (503), otherwise a fault (500). */
export function TroubleScreen({ isAway, email }: { isAway: boolean; email?: string }) {
  const title = isAway ? 'We will be right back' : 'Something went wrong on our side';
  return (
    <section className="wrap grid min-h-[70dvh] content-center justify-items-start gap-5 py-section">
      <title>{title}</title>
      <LogoMark className="h-20 w-auto" />
      <h1 className="font-display text-page">{title}</h1>
      <p className="max-w-lead text-lead text-ink-2">
        {isAway
          ? 'The shop is out of reach for a moment. Your cart is safe in this browser. Please try again in a few seconds.'
          : 'Nothing you did caused it, and your cart is safe in this browser. Please try again.'}
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Try again
      </Button>
      {email ? (
        <p className="text-ink-2">
          Does it stay like this? Write to{' '}
          <a href={`mailto:${email}`} className="font-semibold text-ink underline underline-offset-4">
            {email}
          </a>
          .
        </p>
      ) : null}
    </section>
  );
}
