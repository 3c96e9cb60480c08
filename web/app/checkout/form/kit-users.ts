import { kitUserWords } from 'common/contract/kit-user-words';
import type { KitUser } from 'common/contract/kit-users';
import { limits } from 'common/contract/limits';
import { adultFrom, ageOn, agesOf, ageWord } from 'common/fulfilment/ages';
import type { CartLine } from '../../cart/cart.ts';
import type { Catalogue } from '../../content/views.ts';
import { parseBirthDate } from './birth-date.ts';

type Product = Catalogue[string];

/** One kit of the cart, of which the form asks who uses it. `name`: how its inputs begin. */
export type KitSlot = {
  name: string;
  line: string;
  unit: number;
  title: string;
  /** What it is made for, e.g. 'For ages 3 to 18'; '' where it does not say, or where the kit is still to be chosen. */
  ages: string;
  product: Product;
  options: Product['kits'][number];
  /** The buyer is asked for what is most likely, and may say something else. */
  isLikelyBuyer: boolean;
};

/** More are asked for on the order page: nobody fills in a form of thirty kits before paying. */
const mostAsked = 12;

/** The kits of the cart, in its order. */
export function kitSlots(lines: readonly CartLine[], catalogue: Catalogue): KitSlot[] {
  return lines.flatMap((line) => slotsOf(line, catalogue[line.id]));
}

/** Those that the form asks about. */
export const askedOf = (slots: readonly KitSlot[]) => slots.slice(0, mostAsked);

function slotsOf({ id: line, quantity }: CartLine, product: Product | undefined): KitSlot[] {
  const each = product?.kits ?? [];
  if (!product) return [];
  return Array.from({ length: quantity * each.length }, (_, unit) => {
    const options = each[unit % each.length] ?? [];
    const [only] = options.length === 1 ? options : [];
    const ages = only ? agesOf(only) : '';
    return {
      name: `kits.${line}.${unit}`,
      line,
      unit,
      title: quantity * each.length > 1 ? `${product.name}, ${unit + 1}` : product.name,
      ages: ages && `For ${ages}`,
      product,
      options,
      isLikelyBuyer: unit === 0 && (!only?.ageTo || only.ageTo > adultFrom + 1),
    };
  });
}

type KitErrors = Record<string, string>;

/** Reads what the form says of the kits: as the wire has it, and one message per wrong input. */
export function parseKits(
  slots: readonly KitSlot[],
  form: FormData,
  today: Date,
): { kits: KitUser[]; errors: KitErrors } {
  const errors: KitErrors = {};
  const kits = slots.flatMap((slot): KitUser[] => {
    const { line, unit, name, options } = slot;
    const { kit, usedBy, firstName, dateOfBirth, isGuardian } = readSlot(slot, form, today);
    const chosen = options.length > 1 && kit ? { kit } : {};
    if (usedBy === 'buyer') return [{ line, unit, ...chosen, usedBy }];
    if (usedBy !== 'other') return [{ line, unit, ...chosen }];
    if (!firstName) errors[`${name}.firstName`] = kitUserWords.firstName;
    if (!dateOfBirth) errors[`${name}.dateOfBirth`] = kitUserWords.dateOfBirth;
    const isChild = dateOfBirth !== null && isUnderage(dateOfBirth, today);
    if (isChild && !isGuardian) errors[`${name}.isGuardian`] = kitUserWords.isGuardian;
    return [
      {
        line,
        unit,
        ...chosen,
        usedBy,
        firstName,
        dateOfBirth: dateOfBirth ?? '',
        ...(isChild && { isGuardian }),
      },
    ];
  });
  return { kits, errors };
}

/** What stands beside a kit while its inputs are filled in: a word on the age, and whether a grown-up has to answer for it. */
export function kitNote(
  slot: KitSlot,
  form: FormData,
  today: Date,
): { usedBy: string; word: string; isChild: boolean } {
  const { kit, usedBy, dateOfBirth } = readSlot(slot, form, today);
  const born = usedBy === 'buyer' ? parseBirthDate(text(form, 'dateOfBirth'), today) : dateOfBirth;
  const used =
    slot.options.length === 1 ? slot.options[0] : slot.options.find(({ id }) => id === kit);
  if (!usedBy || !born) return { usedBy, word: '', isChild: false };
  return {
    usedBy,
    word: (used && ageWord(used, ageOn(born, isoDay(today)))) ?? '',
    isChild: usedBy === 'other' && isUnderage(born, today),
  };
}

function readSlot({ name }: KitSlot, form: FormData, today: Date) {
  return {
    kit: text(form, `${name}.kit`),
    usedBy: text(form, `${name}.usedBy`),
    firstName: text(form, `${name}.firstName`).trim().slice(0, limits.firstName),
    dateOfBirth: parseBirthDate(text(form, `${name}.dateOfBirth`), today),
    isGuardian: form.has(`${name}.isGuardian`),
  };
}

const isUnderage = (born: string, today: Date) => ageOn(born, isoDay(today)) < adultFrom;
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
