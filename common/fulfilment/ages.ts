import { dayOf } from './business-days.ts';
import type { KitFacts } from './grants.ts';

/** From this age on somebody answers for themselves. */
export const adultFrom = 18;

/** Full years on a day; both days as 'yyyy-mm-dd'. Who was born on February 29 is a year older on March 1. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Full years at a moment by the clocks of a zone; null for what is no date of birth, or has not come there. */
export function ageAt(dateOfBirth: string, moment: Date, timeZone: string): number | null {
  const day = dayOf(moment, timeZone);
  return isBirthDate(dateOfBirth, day) ? ageOn(dateOfBirth, day) : null;
}

type Ages = Pick<KitFacts, 'name' | 'ageFrom' | 'ageTo'>;

/** 'ages 3 to 18', 'ages 18 and up', 'babies and children below 3'; '' for a kit of all ages. */
export function agesOf({ ageFrom, ageTo }: Omit<Ages, 'name'>): string {
  if (ageFrom && ageTo) return `ages ${ageFrom} to ${ageTo - 1}`;
  if (ageFrom) return `ages ${ageFrom} and up`;
  return ageTo ? `children below ${ageTo}` : '';
}

/** A friendly word where a kit is made for another age; null where it fits. It warns and never refuses (ORD-12). */
export function ageWord(kit: Ages, age: number): string | null {
  const fits = age >= (kit.ageFrom ?? 0) && (kit.ageTo === null || age < kit.ageTo);
  return fits
    ? null
    : `${kit.name} is made for ${agesOf(kit)}. You can order it all the same: we check each kit before it leaves, and write to you if another one fits better.`;
}

/** A day as 'yyyy-mm-dd' that has come by `today`. */
function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900-01-01' || text > today) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
