import { limits } from 'common/contract/limits';
import type { FormEvent, ReactNode } from 'react';
import type { CheckoutPage } from '../../content/views.ts';
import { Field } from '../../ui/field.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import type { FieldErrors } from './form.ts';
import { addressTitle, type Parcel } from './parts.ts';
import { PersonStep } from './person-step.tsx';
import { fieldGrid, Step } from './step.tsx';

/**
 * Who buys, and where it goes (CHK-03…06); `children` stand between the two. The fields keep what is typed; nothing of it is
 * stored in the browser. Where nothing is sent the address is the card's.
 */
export function CustomerFields({
  page,
  errors,
  parcel = 'kits',
  children,
}: {
  page: CheckoutPage;
  errors: FieldErrors;
  parcel?: Parcel;
  children?: ReactNode;
}) {
  const { steps, labels, visit } = page.form;
  const isSent = parcel !== 'none';
  return (
    <>
      <PersonStep page={page} errors={errors} isSent={isSent} />
      {children}
      <Step title={addressTitle(steps, parcel)}>
        <div className={fieldGrid}>
          <Field
            className="col-span-6"
            label={labels.address}
            name="address"
            autoComplete="address-line1"
            maxLength={limits.address}
            error={errors.address}
          />
          <Field
            className="col-span-6 md:col-span-3"
            label={labels.city}
            name="city"
            autoComplete="address-level2"
            maxLength={limits.city}
            error={errors.city}
          />
          <Field
            className="col-span-2 md:col-span-1"
            label={labels.state}
            name="state"
            autoComplete="address-level1"
            autoCapitalize="characters"
            placeholder="CA"
            maxLength={limits.state}
            error={errors.state}
            onInput={upperCase}
          />
          <Field
            className="col-span-4 md:col-span-2"
            label={labels.zipCode}
            name="zipCode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={limits.zipCode}
            error={errors.zipCode}
          />
        </div>
        {isSent ? (
          <p className="mt-4 text-small text-ink-2">{page.shippingHint}</p>
        ) : (
          <p className="mt-5 flex items-center gap-3.5 rounded-control bg-sage-1 px-4 py-3 text-small">
            <CalendarIcon className="size-5.5 flex-none" />
            {visit.note}
          </p>
        )}
      </Step>
    </>
  );
}

function upperCase({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}
