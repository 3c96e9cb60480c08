'use client';

import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  useField,
  withCondition,
} from '@payloadcms/ui';
import type { DateFieldClientComponent, DateFieldClientProps } from 'payload';
import { useCallback } from 'react';
import { zoneWords } from '../../clock/zone-words.ts';
import { hasTime } from './has-time.ts';
import { dayFromPicker, fromPicker, toPicker } from './picked.ts';
import { usePracticeZone } from './practice-zone.tsx';

/** A day, or a day and a time, by the clocks of the practice; those of the browser say nothing. */
function Moment({ field, path: given, readOnly, validate }: DateFieldClientProps) {
  const zone = usePracticeZone();
  const { label, localized, required, admin: { className, date, description } = {} } = field;
  const isTimed = hasTime(field);
  const check = useCallback<NonNullable<Parameters<typeof useField>[0]>['validate'] & object>(
    (value, options) =>
      validate?.(value as Date, { ...options, required } as Parameters<typeof validate>[1]) ?? true,
    [validate, required],
  );
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given,
    validate: check,
  });
  const isFixed = readOnly || disabled;
  return (
    <div
      className={[
        fieldBaseClass,
        'date-time-field',
        className,
        showError && 'date-time-field--has-error',
        isFixed && 'read-only',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className={`${fieldBaseClass}__wrap`} id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          {...(date as object | undefined)}
          readOnly={isFixed}
          value={value ? toPicker(value, zone) : undefined}
          onChange={(picked) => {
            if (isFixed) return;
            if (!picked) setValue(null);
            else setValue(isTimed ? fromPicker(picked, zone) : dayFromPicker(picked));
          }}
        />
        {isTimed && <p className="office-zone">{zoneWords(zone)}</p>}
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  );
}

export const MomentField: DateFieldClientComponent = withCondition(Moment);
