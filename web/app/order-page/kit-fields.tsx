import { limits } from 'common/contract/limits';
import type { OrderedThing } from 'common/contract/order-page';
import { CheckboxField, ChoiceField, Field } from '../ui/field.tsx';
import { Folded } from './folded.tsx';

/**
 * Which kit of a package it is, and who uses it: me, or somebody else with first name and birth date (ORD-12, ORD-14).
 * What was said at checkout is not asked again.
 */
export function KitFields({
  kit: { id, options, missing, forWhom },
  title,
  isAlone,
  values,
  errors,
}: {
  kit: OrderedThing;
  title: string;
  /** The only one that is asked about: what stands above says its name. */
  isAlone: boolean;
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  const named = (field: string) => `kits.${id}.${field}`;
  const of = (field: string) => ({
    name: named(field),
    defaultValue: values[named(field)],
    error: errors[named(field)],
  });
  const hasFault = Object.keys(errors).some((field) => field.startsWith(`kits.${id}.`));
  const isKnown = missing.length > 0 && forWhom !== null && !hasFault;
  const usedBy = values[named('usedBy')] ?? (isKnown && forWhom === 'you' ? 'buyer' : '');
  const who = (
    <fieldset className="grid gap-1">
      <legend className="text-small font-semibold">Who will use it?</legend>
      {(
        [
          ['buyer', 'I will'],
          ['other', 'Someone else'],
        ] as const
      ).map(([value, label]) => (
        <label key={value} className="flex min-h-11 w-fit items-center gap-3">
          <input
            type="radio"
            name={named('usedBy')}
            value={value}
            defaultChecked={usedBy === value}
            className="size-5.5 accent-green"
          />
          {label}
        </label>
      ))}
      <div className="else mt-4 gap-5 md:grid-cols-2">
        <Field
          {...of('firstName')}
          label="First name"
          required={false}
          autoComplete="off"
          maxLength={limits.firstName}
        />
        <Field
          {...of('dateOfBirth')}
          label="Date of birth"
          type="date"
          required={false}
          autoComplete="off"
          min="1900-01-01"
        />
        <CheckboxField
          className="md:col-span-2"
          name={named('isGuardian')}
          defaultChecked={values[named('isGuardian')] === 'on'}
          error={errors[named('isGuardian')]}
        >
          For a child: I am the parent or guardian
        </CheckboxField>
        {errors[named('isAgeRight')] ? (
          <CheckboxField
            className="md:col-span-2"
            name={named('isAgeRight')}
            error={errors[named('isAgeRight')]}
          >
            Yes, it is right all the same
          </CheckboxField>
        ) : null}
      </div>
    </fieldset>
  );
  return (
    <fieldset className="grid items-start gap-5 md:grid-cols-2">
      <legend className={isAlone ? 'sr-only' : 'mb-4 font-serif text-item'}>{title}</legend>
      {options.length > 1 ? (
        <ChoiceField
          {...of('kit')}
          className="md:col-span-2"
          label="Which kit?"
          choices={options.map(({ handle, name }) => ({ value: handle, label: name }))}
          empty={missing.includes('kit') ? 'Choose' : 'As it is'}
          required={missing.includes('kit')}
        />
      ) : null}
      {isKnown ? (
        <Folded known={`For ${forWhom}`} title="Change who uses it" className="md:col-span-2">
          {who}
        </Folded>
      ) : (
        who
      )}
    </fieldset>
  );
}
