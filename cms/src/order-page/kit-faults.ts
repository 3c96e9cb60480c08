import type { FieldErrors } from 'common/contract/check';
import { kitUserWords } from 'common/contract/kit-user-words';
import type { OrderDetailsRequest } from 'common/contract/order-page';
import { adultFrom, ageAt, ageWord } from 'common/fulfilment/ages';
import type { WorkRow } from '../fulfilment/work-rows.ts';

type TypedKit = OrderDetailsRequest['kits'][number];

/** What is wrong with what was said of single kits, by field: 'kits.<id>.firstName'. An age, that of `now` in `zone`, that does not fit asks once, and is no wall. */
export function kitFaults(rows: WorkRow[], kits: TypedKit[], now: Date, zone: string): FieldErrors {
  return Object.fromEntries(
    kits.flatMap((kit) => {
      const row = rows.find(({ id }) => id === kit.id);
      return Object.entries(row ? faultsOf(row, kit, now, zone) : {}).map(
        ([field, message]) => [`kits.${kit.id}.${field}`, message] as const,
      );
    }),
  );
}

function faultsOf(row: WorkRow, typed: TypedKit, now: Date, zone: string): FieldErrors {
  const { kit, usedBy, firstName, dateOfBirth, isGuardian, isAgeRight } = typed;
  const chosen = (row.options ?? []).find(({ handle }) => handle === kit);
  if (kit && !chosen) return { kit: 'Choose one of the kits of this package' };
  if (usedBy !== 'other') return {};
  const age = ageAt(dateOfBirth, now, zone);
  const word = age === null ? null : ageWord(chosen ?? row, age);
  return {
    ...(firstName ? {} : { firstName: kitUserWords.firstName }),
    ...(age === null ? { dateOfBirth: kitUserWords.dateOfBirth } : {}),
    ...(age !== null && age < adultFrom && !isGuardian
      ? { isGuardian: kitUserWords.isGuardian }
      : {}),
    ...(word && !isAgeRight ? { isAgeRight: word } : {}),
  };
}
