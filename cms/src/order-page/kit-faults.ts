import type { FieldErrors } from 'common/contract/check';
import type { OrderDetailsRequest } from 'common/contract/order-page';
import type { WorkRow } from '../fulfilment/work-rows.ts';

type TypedKit = OrderDetailsRequest['kits'][number];

const ofAge = 18;

/** What is wrong with what was said of single kits, by field: 'kits.<id>.firstName'. An age that does not fit asks once, and is no wall. */
export function kitFaults(rows: WorkRow[], kits: TypedKit[], now: Date): FieldErrors {
  return Object.fromEntries(
    kits.flatMap((kit) => {
      const row = rows.find(({ id }) => id === kit.id);
      return Object.entries(row ? faultsOf(row, kit, now) : {}).map(
        ([field, message]) => [`kits.${kit.id}.${field}`, message] as const,
      );
    }),
  );
}

function faultsOf(row: WorkRow, typed: TypedKit, now: Date): FieldErrors {
  const { kit, usedBy, firstName, dateOfBirth, isGuardian, isAgeRight } = typed;
  const chosen = (row.options ?? []).find(({ handle }) => handle === kit);
  if (kit && !chosen) return { kit: 'Choose one of the kits of this package' };
  if (usedBy !== 'other') return {};
  const age = ageAt(dateOfBirth, now);
  return {
    ...(firstName ? {} : { firstName: 'Write the first name of who will use this kit' }),
    ...(age === null ? { dateOfBirth: 'Write the date of birth of who will use it' } : {}),
    ...(age !== null && age < ofAge && !isGuardian
      ? { isGuardian: 'For a child, a parent or guardian has to agree' }
      : {}),
    ...(age !== null && !isAgeRight && !fits(chosen ?? row, age)
      ? { isAgeRight: `This kit is made for ${agesOf(chosen ?? row)}. Is it right all the same?` }
      : {}),
  };
}

type Ages = Pick<WorkRow, 'ageFrom' | 'ageTo'>;

const fits = ({ ageFrom, ageTo }: Ages, age: number) =>
  (ageFrom === null || age >= ageFrom) && (ageTo === null || age < ageTo);

function agesOf({ ageFrom, ageTo }: Ages): string {
  if (ageFrom && ageTo) return `ages ${ageFrom} to ${ageTo - 1}`;
  return ageTo ? `children below ${ageTo}` : `ages ${ageFrom ?? 0} and above`;
}

/** Whole years at `now`; null for what is no day, or none that has come. */
export function ageAt(birthDate: string, now: Date): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) return null;
  const born = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate) return null;
  if (born.getTime() > now.getTime() || born.getUTCFullYear() < 1900) return null;
  const today = now.toISOString().slice(5, 10);
  return now.getUTCFullYear() - born.getUTCFullYear() - (today < birthDate.slice(5) ? 1 : 0);
}
