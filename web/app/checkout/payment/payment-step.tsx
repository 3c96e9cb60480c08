import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { cardAppearance, cardFonts } from '../../purchase/appearance.ts';
import { Button } from '../../ui/button.tsx';
import { CardIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Step } from '../form/step.tsx';
import type { CheckoutSession } from '../session.ts';
import type { CheckoutState } from '../state.ts';

/** The form asks for all of this itself and hands it over on Pay (CHK-20). */
const cardOptions = {
  layout: 'tabs',
  fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address: 'never' } },
} satisfies StripePaymentElementOptions;

/** Stripe offers wallets by itself where it can, unless it is told never to (STR-04). */
const wallets = (offer: 'auto' | 'never') => ({ applePay: offer, googlePay: offer, link: offer });

/** The card fields, or why there are none. What lies over them while the amount is updated leaves what was typed (CHK-15). */
export function PaymentStep({
  title,
  card,
  takesWallets,
  session,
  state,
  email,
}: {
  title: string;
  card: string;
  takesWallets: boolean;
  session: CheckoutSession;
  state: CheckoutState;
  email: string | undefined;
}) {
  const { panel, problem, stripe, clientSecret, mountCount, isCardReady, coupon } = state;
  if (panel === 'off') {
    return (
      <Step title={title}>
        <Notice tone="warning">
          {problem?.message}{' '}
          {email ? (
            <a
              href={`mailto:${email}`}
              className="font-semibold whitespace-nowrap underline underline-offset-[0.2em]"
            >
              {email}
            </a>
          ) : null}
        </Notice>
      </Step>
    );
  }
  const isWaiting = panel !== 'failed' && (panel !== 'ready' || !isCardReady);
  return (
    <Step title={title}>
      <div className="overflow-hidden rounded-panel border-[1.5px] border-field bg-field-bg">
        <p className="flex items-center gap-3 bg-sage-1 px-5 py-4 font-semibold">
          <CardIcon /> {card}
        </p>
        <div className={`relative p-5 ${panel === 'failed' ? 'min-h-76' : 'min-h-52'}`}>
          <div inert={panel === 'failed' || isWaiting}>
            {stripe && clientSecret ? (
              <CardFields
                key={`${clientSecret} ${mountCount}`}
                session={session}
                stripe={stripe}
                clientSecret={clientSecret}
                takesWallets={takesWallets}
              />
            ) : null}
          </div>
          {panel === 'failed' ? (
            <Cover>
              <p role="alert" className="font-medium">
                <span className="block font-serif text-item">{problem?.title}</span>
                {problem?.message}
              </p>
              <Button onClick={() => void session.retry()}>Try again</Button>
              {email ? (
                <p className="text-small text-ink-2">
                  Or write to{' '}
                  <a
                    href={`mailto:${email}`}
                    className="inline-block font-semibold text-ink underline underline-offset-[0.2em]"
                  >
                    {email}
                  </a>
                </p>
              ) : null}
            </Cover>
          ) : null}
          {isWaiting ? (
            <Cover>
              <Waiting isFirst={!isCardReady}>
                {panel === 'updating' || coupon
                  ? 'Updating payment amount...'
                  : 'Preparing payment...'}
              </Waiting>
            </Cover>
          ) : null}
        </div>
      </div>
    </Step>
  );
}

function CardFields({
  session,
  stripe,
  clientSecret,
  takesWallets,
}: {
  session: CheckoutSession;
  stripe: NonNullable<CheckoutState['stripe']>;
  clientSecret: string;
  takesWallets: boolean;
}) {
  const options = useMemo(
    () => ({ clientSecret, appearance: cardAppearance(), fonts: cardFonts() }),
    [clientSecret],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <MountedFields session={session} takesWallets={takesWallets} />
    </Elements>
  );
}

function MountedFields({
  session,
  takesWallets,
}: {
  session: CheckoutSession;
  takesWallets: boolean;
}) {
  const elements = useElements();
  const options = useMemo(
    () => ({ ...cardOptions, wallets: wallets(takesWallets ? 'auto' : 'never') }),
    [takesWallets],
  );
  useEffect(() => () => session.attach(null), [session]);
  return (
    <PaymentElement
      options={options}
      onReady={() => session.attach(elements)}
      onLoadError={session.reportCardFailure}
    />
  );
}

function Cover({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-4 bg-field-bg/95 p-5 text-center">
      {children}
    </div>
  );
}

/** Says that one has to wait; where the card fields are still to come, in the first of their places. */
function Waiting({ isFirst, children }: { isFirst: boolean; children: string }) {
  const place = 'rounded-control border-[1.5px] border-line';
  const words = (
    <>
      <Spinner label={children} className="size-7" />
      <span aria-hidden="true" className="text-ink-2">
        {children}
      </span>
    </>
  );
  if (!isFirst) return words;
  return (
    <div className="absolute inset-5 grid grid-cols-2 gap-5">
      <div className={`col-span-2 flex items-center justify-center gap-3 ${place}`}>{words}</div>
      <span className={place} />
      <span className={place} />
    </div>
  );
}
