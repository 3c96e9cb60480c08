import { adultFrom, ageOn } from '../fulfilment/ages.ts';
import { inLine } from './fields.ts';
import { kitUserWords } from './kit-user-words.ts';
import { limits } from './limits.ts';
import { handle } from './payment-fields.ts';
import { z } from './zod.ts';

const unitMessage = 'A kit is named by its number in the line.';

/** Who uses one kit of an order (ORD-12), and which kit of a package it is (ORD-14). Stored encrypted with the form. */
export const kitUser = z
  .object({
    /** Handle of the line in the cart. */
    line: handle,
    /** Which of the kits of that line, from 0, numbered as `Grants.kits` says. */
    unit: z.int(unitMessage).check(z.gte(0, unitMessage), z.lte(999, unitMessage)),
    /** Handle of the kit, where the line leaves a choice. Absent: chosen later. */
    kit: z.optional(handle),
    /** Absent: said later, on the order page. */
    usedBy: z.optional(z.enum(['buyer', 'other'], kitUserWords.usedBy)),
    /** Of somebody else; absent for the buyer. */
    firstName: z.optional(
      z
        .string(kitUserWords.firstName)
        .check(z.trim(), ...inLine(kitUserWords.firstName, limits.firstName)),
    ),
    /** Of somebody else: a day in the past, 'yyyy-mm-dd'; absent for the buyer. */
    dateOfBirth: z.optional(
      z.iso
        .date(kitUserWords.dateOfBirth)
        .check(
          z.refine((day) => day >= '1900-01-01' && day <= tomorrow(), kitUserWords.dateOfBirth),
        ),
    ),
    /** 'I am the parent or guardian', for a child. */
    isGuardian: z.optional(z.boolean(kitUserWords.isGuardian)),
  })
  .check(({ value, issues }) => {
    for (const field of missingOf(value))
      issues.push({ code: 'custom', path: [field], input: value, message: kitUserWords[field] });
  });
export type KitUser = z.infer<typeof kitUser>;

/** A kit is named once. One that is named without a person waits for that; all that are not named are for the buyer. */
export const kitUsers = z.array(kitUser, 'The kits are a list.').check(
  z.maxLength(limits.lines * limits.quantity, 'Too many kits.'),
  z.refine(
    (kits) => new Set(kits.map(({ line, unit }) => `${unit} ${line}`)).size === kits.length,
    'A kit is named twice.',
  ),
);

/** What has to be said of somebody else and is not: of a child also who answers for it. */
function missingOf({ usedBy, firstName, dateOfBirth, isGuardian }: Omit<KitUser, 'line' | 'unit'>) {
  if (usedBy !== 'other') return [];
  if (firstName === undefined) return ['firstName'] as const;
  if (!dateOfBirth) return ['dateOfBirth'] as const;
  return ageOn(dateOfBirth, today()) < adultFrom && !isGuardian ? (['isGuardian'] as const) : [];
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const today = () => day(Date.now());
/** East of Greenwich it is tomorrow already. */
const tomorrow = () => day(Date.now() + 86_400_000);
