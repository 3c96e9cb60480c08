import { limits } from 'common/contract/limits';
import { formatAmount } from 'common/money';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { fillIn } from '../../content/fill-in.ts';
import type { CheckoutWords } from '../../content/views.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import type { CheckoutSession } from '../session.ts';
import type { CheckoutState } from '../state.ts';

/** One code at a time (CPN-01…06). A form of its own, so that Enter here never presses Pay. */
export function CouponBox({
  words,
  giftNote,
  session,
  state: { coupon, payment, isCheckingCoupon },
}: {
  words: CheckoutWords['order'];
  /** Said of a code that the shop applied by itself. */ giftNote: string;
  session: CheckoutSession;
  state: CheckoutState;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const isLocked = payment !== 'idle';

  // The server's spelling, and an empty field once the code is gone.
  const code = coupon?.code ?? null;
  const shown = useRef(code);
  useEffect(() => {
    if (input.current && shown.current !== code) input.current.value = code ?? '';
    shown.current = code;
  }, [code]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isCheckingCoupon || isLocked) return;
    if (coupon) return remove();
    setError(await session.applyCoupon(input.current?.value ?? ''));
    input.current?.focus();
  }

  function remove() {
    session.removeCoupon();
    input.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="border-t border-line py-4.5"
    >
      <label htmlFor={id} className="text-small font-semibold">
        {words.coupon}
      </label>
      <div className="mt-1.5 flex gap-2.5">
        <TextInput
          ref={input}
          id={id}
          name="coupon"
          defaultValue={code ?? ''}
          readOnly={code !== null || isLocked}
          maxLength={limits.couponCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0 flex-1"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : coupon ? `${id}-saved` : undefined}
          onInput={(event) => {
            toUpperCase(event.currentTarget);
            setError(null);
          }}
        />
        <Button type="submit" isBusy={isCheckingCoupon || isLocked}>
          {coupon ? words.remove : isCheckingCoupon ? 'Checking...' : words.apply}
        </Button>
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-error">
          {error}
        </p>
      ) : null}
      {coupon ? (
        <p
          id={`${id}-saved`}
          className="mt-2.5 flex items-center gap-2.5 rounded-control bg-sage-1 px-3.5 py-2.5 text-small font-semibold"
        >
          <CheckIcon className="size-4.5" />{' '}
          {fillIn(words.saved, { amount: formatAmount(coupon.discountCents) })}
          {coupon.isGift ? `. ${giftNote}` : ''}
        </p>
      ) : null}
    </form>
  );
}

/** Leaves the caret where it was. */
function toUpperCase(input: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = input;
  const upper = value.toUpperCase();
  if (upper === value) return;
  input.value = upper;
  input.setSelectionRange(selectionStart, selectionEnd);
}
