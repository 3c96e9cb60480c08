import { limits } from 'common/contract/limits';
import type { CheckoutPage } from '../../content/views.ts';
import { Field } from '../../ui/field.tsx';
import { spellOut } from './birth-date-input.ts';
import type { FieldErrors } from './form.ts';
import { fieldGrid, Step } from './step.tsx';

const half = 'col-span-6 md:col-span-3';

/** Who buys. The birth date is asked for the lab where something is sent, else for the visit. */
export function PersonStep({
  page,
  errors = {},
  isSent = true,
}: {
  page: CheckoutPage;
  errors?: FieldErrors;
  isSent?: boolean;
}) {
  const { steps, labels, visit } = page.form;
  return (
    <Step title={steps.person}>
      <div className={fieldGrid}>
        <Field
          className="col-span-3 max-xs:col-span-6"
          label={labels.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={limits.firstName}
          error={errors.firstName}
        />
        <Field
          className="col-span-3 max-xs:col-span-6"
          label={labels.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={limits.lastName}
          error={errors.lastName}
        />
        <Field
          className={half}
          label={labels.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.email}
          error={errors.email}
        />
        <Field
          className={half}
          label={labels.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          error={errors.phone}
        />
        <Field
          className={half}
          label={labels.dateOfBirth}
          name="dateOfBirth"
          inputMode="numeric"
          autoComplete="bday"
          placeholder="MM / DD / YYYY"
          maxLength={limits.dateOfBirth}
          hint={isSent ? page.dateOfBirthHint : visit.dateOfBirth}
          error={errors.dateOfBirth}
          onBlur={(event) => spellOut(event.currentTarget)}
        />
      </div>
    </Step>
  );
}
