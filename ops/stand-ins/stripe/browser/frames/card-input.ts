import { isLuhnValid } from '../../luhn.ts';

/** What a person has typed into the three card fields, and what is wrong with it, in Stripe's words and codes. */
export type CardInput = { number: string; expiry: string; cvc: string };
export type FieldName = keyof CardInput;
export type Problem = { code: string; message: string };

export type Brand = { name: string; digits: number; groups: readonly number[]; cvcDigits: number };

const plain: Omit<Brand, 'name'> = { digits: 16, groups: [4, 4, 4, 4], cvcDigits: 3 };
const brands: readonly [RegExp, Brand][] = [
  [/^4/, { name: 'Visa', ...plain }],
  [/^(5[1-5]|2[2-7])/, { name: 'Mastercard', ...plain }],
  [/^3[47]/, { name: 'American Express', digits: 15, groups: [4, 6, 5], cvcDigits: 4 }],
  [/^6/, { name: 'Discover', ...plain }],
];

export function brandOf(number: string): Brand {
  const digits = digitsOf(number);
  return brands.find(([pattern]) => pattern.test(digits))?.[1] ?? { name: '', ...plain };
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

export function formatNumber(text: string): string {
  const { digits: length, groups } = brandOf(text);
  const digits = digitsOf(text).slice(0, length);
  let start = 0;
  const parts = groups.map((size) => digits.slice(start, (start += size)));
  return parts.filter(Boolean).join(' ');
}

/** 'MM / YY' as it is typed; a first digit above 1 is a month of its own. `isErasing` keeps the slash from coming back. */
export function formatExpiry(text: string, isErasing = false): string {
  const written = /^\s*(\d)\s*\//.exec(text);
  let digits = written ? `0${digitsOf(text)}` : digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (Number(digits.slice(0, 2)) > 12) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const year = /^20\d\d/.test(digits.slice(2)) ? digits.slice(4, 6) : digits.slice(2, 4);
  if (month.length < 2) return month;
  return year || !isErasing ? `${month} / ${year}` : month;
}

export function formatCvc(text: string, number: string): string {
  return digitsOf(text).slice(0, brandOf(number).cvcDigits);
}

/** Month and full year; null while they are incomplete. */
export function readExpiry(expiry: string): { month: number; year: number } | null {
  const digits = digitsOf(expiry);
  return digits.length === 4
    ? { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) }
    : null;
}

export function checkCard(
  { number, expiry, cvc }: CardInput,
  today: Date,
): Record<FieldName, Problem | null> {
  return {
    number: checkNumber(number),
    expiry: checkExpiry(expiry, today),
    cvc: checkCvc(cvc, number),
  };
}

function checkNumber(number: string): Problem | null {
  const digits = digitsOf(number);
  if (digits.length < brandOf(number).digits)
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  return isLuhnValid(digits)
    ? null
    : { code: 'invalid_number', message: 'Your card number is invalid.' };
}

function checkExpiry(expiry: string, today: Date): Problem | null {
  const date = readExpiry(expiry);
  if (!date)
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  if (date.month < 1)
    return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." };
  const isPast = date.year * 12 + date.month < today.getFullYear() * 12 + today.getMonth() + 1;
  if (isPast)
    return {
      code: 'invalid_expiry_year_past',
      message: "Your card's expiration date is in the past.",
    };
  return date.year > today.getFullYear() + 50
    ? { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." }
    : null;
}

function checkCvc(cvc: string, number: string): Problem | null {
  return digitsOf(cvc).length < brandOf(number).cvcDigits
    ? { code: 'incomplete_cvc', message: "Your card's security code is incomplete." }
    : null;
}
