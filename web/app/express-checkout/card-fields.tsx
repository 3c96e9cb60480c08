import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type {
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
} from '@stripe/stripe-js';
import { limits } from 'common/contract/limits';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OfferDialogPage } from '../content/views.ts';
import { cardStyle } from '../purchase/appearance.ts';
import { Field } from '../ui/field.tsx';
import type { PurchaseState } from './purchase-state.ts';
import type { Purchase } from './purchase.ts';

type Part = 'number' | 'expiry' | 'cvv';
type HostedElement = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement;
type CardFieldsProps = {
  words: OfferDialogPage['form'];
  purchase: Purchase;
  refused: PurchaseState['refusedCard'];
  onReady: (card: StripeCardNumberElement) => void;
  /** Pressed inside a frame, where the dialog does not hear it. */ onEscape: () => void;
};

/**
 * Stripe's card fields, each in a frame of its own: nothing of a card is ever in this page (PAY-19). The ZIP code goes to
 * Stripe with it, for the bank to compare, and to nobody else (STR-08).
 */
export function CardFields({ words, purchase, refused, onReady, onEscape }: CardFieldsProps) {
  const elements = useRef<Partial<Record<Part, HostedElement>>>({});
  const [options] = useState(() => {
    const style = cardStyle();
    return {
      number: { style, disableLink: true },
      expiry: { style },
      cvv: { style, placeholder: '123' },
    };
  });
  const [errors, setErrors] = useState<Partial<Record<Part, string>>>({});

  useEffect(() => {
    const part = refused && partOf(refused.code);
    if (!part) return;
    setErrors((current) => ({ ...current, [part]: refused.message }));
    elements.current[part]?.focus();
  }, [refused]);

  const events = (part: Part) => ({
    options: options[part],
    onChange: ({ error }: { error: { message: string } | undefined }) => {
      purchase.forgetToken();
      setErrors((current) => ({ ...current, [part]: error?.message }));
    },
    onLoadError: purchase.reportCardFailure,
    onEscape,
  });
  const place = (part: Part) => ({
    label: words[part],
    error: errors[part],
    onLabel: () => elements.current[part]?.focus(),
  });
  const keep = (part: Part) => (element: HostedElement) => void (elements.current[part] = element);
  return (
    <>
      <HostedField {...place('number')} className="col-span-full">
        <CardNumberElement
          {...events('number')}
          onReady={(element) => {
            keep('number')(element);
            onReady(element);
          }}
        />
      </HostedField>
      <HostedField {...place('expiry')}>
        <CardExpiryElement {...events('expiry')} onReady={keep('expiry')} />
      </HostedField>
      <HostedField {...place('cvv')}>
        <CardCvcElement {...events('cvv')} onReady={keep('cvv')} />
      </HostedField>
      <Field
        name="zip"
        label={words.zip}
        optional
        autoComplete="billing postal-code"
        maxLength={limits.zipCode}
        onInput={purchase.forgetToken}
        className="col-span-full"
      />
    </>
  );
}

/** https://docs.stripe.com/error-codes: 'incomplete_number', 'invalid_expiry_year', 'incomplete_cvc' … */
function partOf(code: string): Part | null {
  if (code.includes('number')) return 'number';
  if (code.includes('expiry')) return 'expiry';
  return code.includes('cvc') ? 'cvv' : null;
}

/** What belongs to a hosted field in this page. The frame has its own label for those who do not see this one. */
function HostedField({
  label,
  error,
  onLabel,
  className = '',
  children,
}: {
  label: string;
  error: string | undefined;
  onLabel: () => void;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={`grid content-start gap-1.5 ${className}`}>
      <span id={id} role="presentation" onClick={onLabel} className="text-small font-semibold">
        {label}
      </span>
      <div
        className={`min-h-13 rounded-control border-[1.5px] px-4 py-3.5 has-[.StripeElement--focus]:outline-3 has-[.StripeElement--focus]:outline-terra ${error ? 'border-error bg-error-bg' : 'border-field bg-field-bg'}`}
      >
        {children}
      </div>
      {error ? (
        <p role="alert" className="text-small font-medium text-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
