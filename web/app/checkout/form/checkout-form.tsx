import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { PaymentPlan } from '../../cart/plan/plan.ts';
import type { CheckoutPage } from '../../content/views.ts';
import { PayBar } from '../payment/pay-bar.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import type { CheckoutSession } from '../session.ts';
import type { CheckoutState } from '../state.ts';
import { CustomerFields } from './customer-fields.tsx';
import { fieldNames, firstError, parseCheckoutForm } from './form.ts';
import type { FieldErrors } from './form.ts';
import { termsBoxId, TermsStep } from './terms-step.tsx';

/** The form and Pay. All errors show at once, each at its field; the first takes the focus. */
export function CheckoutForm({
  page,
  session,
  state,
  totalCents,
  plan,
  email,
}: {
  page: CheckoutPage;
  session: CheckoutSession;
  state: CheckoutState;
  totalCents: number;
  plan: PaymentPlan | null;
  email: string | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { refusedFields } = state;

  const showErrors = useEffectEvent((next: FieldErrors) => {
    setErrors(next);
    focusFirst(form.current, next);
  });
  useEffect(() => {
    if (refusedFields.round > 0) showErrors(refusedFields.errors);
  }, [refusedFields]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { customer, errors: found } = parseCheckoutForm(
      new FormData(event.currentTarget),
      page.terms.version,
    );
    setErrors(found ?? {});
    if (found) focusFirst(event.currentTarget, found);
    else void session.pay(customer);
  }

  /** A field that was refused is judged again while it is mended; the others are left alone until Pay. */
  function mend(event: FormEvent<HTMLFormElement>) {
    const name = fieldNames.find((field) => field === (event.target as HTMLInputElement).name);
    if (!name || !errors[name]) return;
    const found = parseCheckoutForm(new FormData(event.currentTarget), page.terms.version).errors;
    setErrors((current) => ({ ...current, [name]: found?.[name] }));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={mend}>
      <CustomerFields page={page} errors={errors} />
      <TermsStep
        title={page.form.steps.terms}
        terms={page.terms}
        words={page.form.consents}
        errors={errors}
      />
      <PaymentStep
        title={page.form.steps.payment}
        card={page.form.labels.card}
        takesWallets={page.takesWallets}
        session={session}
        state={state}
        email={email}
      />
      <PayBar
        words={page.form.order}
        session={session}
        state={state}
        totalCents={totalCents}
        planWords={page.plan}
        plan={plan}
        secureNote={page.secureNote}
      />
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors) {
  const name = firstError(errors);
  const field = name && form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  if (field.disabled) document.getElementById(termsBoxId)?.focus();
  else field.focus();
}
