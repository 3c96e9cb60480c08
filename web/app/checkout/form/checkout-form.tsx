import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { CartLine } from '../../cart/cart.ts';
import type { PaymentPlan } from '../../cart/plan/plan.ts';
import type { Catalogue, CheckoutPage } from '../../content/views.ts';
import { PayBar } from '../payment/pay-bar.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import type { CheckoutSession } from '../session.ts';
import type { CheckoutState } from '../state.ts';
import { CustomerFields } from './customer-fields.tsx';
import { firstError, parseCheckoutForm } from './form.ts';
import type { FieldErrors } from './form.ts';
import { kitSlots } from './kit-users.ts';
import { KitsStep } from './kits-step.tsx';
import { parcelOf } from './parts.ts';
import { termsBoxId, TermsStep } from './terms-step.tsx';

/** The form and Pay. All errors show at once, each at its field; the first takes the focus. */
export function CheckoutForm({
  page,
  session,
  state,
  lines,
  catalogue,
  totalCents,
  plan,
  email,
}: {
  page: CheckoutPage;
  lines: CartLine[];
  catalogue: Catalogue;
  session: CheckoutSession;
  state: CheckoutState;
  totalCents: number;
  plan: PaymentPlan | null;
  email: string | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { refusedFields } = state;
  const slots = useMemo(() => kitSlots(lines, catalogue), [lines, catalogue]);

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
      slots,
    );
    setErrors(found ?? {});
    if (found) focusFirst(event.currentTarget, found);
    else void session.pay(customer);
  }

  /** A field that was refused is judged again while it is mended; the others are left alone until Pay. */
  function mend(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const isOfKits = name.startsWith('kits.');
    if (!errors[name] && !(isOfKits && errors.kits)) return;
    const found = parseCheckoutForm(
      new FormData(event.currentTarget),
      page.terms.version,
      slots,
    ).errors;
    setErrors((current) => ({
      ...current,
      [name]: found?.[name],
      ...(isOfKits && { kits: undefined }),
    }));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={mend}>
      <CustomerFields page={page} errors={errors} parcel={parcelOf(lines, catalogue)}>
        {slots.length > 0 ? <KitsStep slots={slots} errors={errors} /> : null}
      </CustomerFields>
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
  const fields = Array.from(form?.elements ?? []).filter(
    (field) => field instanceof HTMLInputElement,
  );
  const name = firstError(
    errors,
    fields.map((field) => field.name),
  );
  const field = fields.find((one) => one.name === (name ?? (errors.kits && firstOfKits(fields))));
  if (!field) return;
  if (field.disabled) document.getElementById(termsBoxId)?.focus();
  else field.focus();
}

const firstOfKits = (fields: HTMLInputElement[]) =>
  fields.find(({ name }) => name.startsWith('kits.'))?.name;
