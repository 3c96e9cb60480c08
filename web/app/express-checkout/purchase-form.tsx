import { Elements } from '@stripe/react-stripe-js';
import type { StripeCardNumberElement } from '@stripe/stripe-js';
import type { Buyer } from 'common/contract/express-checkout';
import { limits } from 'common/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { OfferDialogPage } from '../content/views.ts';
import { cardFonts } from '../purchase/appearance.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { CardBox } from './card-box.tsx';
import { CardFields } from './card-fields.tsx';
import { buyerFields, parseBuyer } from './offer-form.ts';
import type { BuyerErrors } from './offer-form.ts';
import { PayPart } from './pay-part.tsx';
import type { PurchaseState } from './purchase-state.ts';
import type { Purchase } from './purchase.ts';

type PurchaseFormProps = {
  page: OfferDialogPage;
  purchase: Purchase;
  state: PurchaseState;
  /** What the practice does after the purchase. */ promise: string;
  email: string | undefined;
  onClose: () => void;
};

/** Who buys, the card, and Pay. What is typed stays until the order is confirmed (DLG-12). */
export function PurchaseForm({
  page,
  purchase,
  state,
  promise,
  email,
  onClose,
}: PurchaseFormProps) {
  const { form: words } = page;
  const element = useRef<HTMLFormElement>(null);
  const card = useRef<StripeCardNumberElement>(null);
  const [errors, setErrors] = useState<BuyerErrors>({});
  const [fonts] = useState(cardFonts);
  const { access, banner, stripe, refusedFields } = state;

  function show(found: BuyerErrors) {
    setErrors(found);
    const first = buyerFields.find((name) => found[name]);
    const control = first && element.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }
  const showRefused = useEffectEvent(show);
  useEffect(() => {
    if (refusedFields.round > 0) showRefused(refusedFields.errors);
  }, [refusedFields]);

  function pay() {
    if (!element.current) return;
    if (access === 'off') return purchase.sayUnavailable();
    const form = new FormData(element.current);
    const { buyer, errors: found } = parseBuyer(form);
    show(found ?? {});
    const zip = form.get('zip');
    if (buyer) void purchase.pay(buyer, card.current, typeof zip === 'string' ? zip.trim() : '');
  }

  /** A button that is switched off keeps Enter from sending the form. */
  function tryAnyway({ key }: KeyboardEvent) {
    if (key === 'Enter' && access === 'off') pay();
  }

  /** A field that was refused is judged again while it is mended; the others are left alone until Pay. */
  function mend({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = buyerFields.find((field) => field === (target as HTMLInputElement).name);
    if (!name || !errors[name]) return;
    const found = parseBuyer(new FormData(currentTarget)).errors;
    setErrors((current) => ({ ...current, [name]: found?.[name] }));
  }

  const field = (name: keyof Buyer) => ({
    name,
    label: words[name],
    error: errors[name],
    maxLength: limits[name],
    onKeyDown: tryAnyway,
  });
  return (
    <form
      ref={element}
      noValidate
      onInput={mend}
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
      className="px-5 pt-6 md:p-9"
    >
      <h3 className="text-title">{words.title}</h3>
      {banner ? (
        <Notice tone="warning" className="mt-4">
          {banner} {access === 'away' && email ? 'Try again, or write to ' : ''}
          {email ? (
            <a
              href={`mailto:${email}`}
              className="inline-block font-semibold underline underline-offset-[0.2em]"
            >
              {email}
            </a>
          ) : null}
          {access === 'away' ? (
            <div className="mt-3">
              <Button onClick={() => void purchase.open()}>Try again</Button>
            </div>
          ) : null}
        </Notice>
      ) : null}
      <div className="mt-4 grid grid-cols-2 gap-4 max-[18rem]:grid-cols-1">
        <Field {...field('firstName')} autoComplete="given-name" />
        <Field {...field('lastName')} autoComplete="family-name" />
        <Field
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          className="max-md:col-span-full"
        />
        <Field
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
          className="max-md:col-span-full"
        />
      </div>
      <CardBox
        words={words}
        isOff={access === 'off'}
        isWaiting={access === 'asking' || (access === 'open' && !stripe && !state.isLibraryMissing)}
        isMissing={state.isLibraryMissing}
      >
        {stripe ? (
          <Elements stripe={stripe} options={{ fonts }}>
            <CardFields
              words={words}
              purchase={purchase}
              refused={state.refusedCard}
              onReady={(ready) => (card.current = ready)}
              onEscape={() => (state.stage === 'paying' ? undefined : onClose())}
            />
          </Elements>
        ) : null}
      </CardBox>
      <PayPart
        words={words}
        state={state}
        onAskAgain={() => void purchase.askAgain()}
        onTryAnyway={pay}
      >
        {access === 'off' ? words.nothingCharged : promise}
      </PayPart>
    </form>
  );
}
