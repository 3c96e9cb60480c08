import { limits } from './limits.ts';
import { handle } from './payment-fields.ts';
import { z } from './zod.ts';

const unitMessage = 'A kit is named by its number in the line.';
const text = (message: string, most: number) =>
  z.string(message).check(z.trim(), z.maxLength(most, message));

/** Who uses one kit of an order (ORD-12), and which kit of a package it is (ORD-14). Stored encrypted with the form. */
export const kitUser = z.object({
  /** Handle of the line in the cart. */
  line: handle,
  /** Which of the kits of that line, from 0. */
  unit: z.int(unitMessage).check(z.gte(0, unitMessage), z.lte(999, unitMessage)),
  /** Handle of the kit, where the line leaves a choice. Absent: chosen later. */
  kit: z.optional(handle),
  /** Absent: said later, on the order page. */
  usedBy: z.optional(z.enum(['buyer', 'other'], 'Say who will use this kit.')),
  /** Of somebody else; '' for the buyer. */
  firstName: z.optional(text('Write the first name of who will use this kit.', limits.firstName)),
  /** Of somebody else, as the form's date of birth. */
  dateOfBirth: z.optional(text('Write the date of birth of who will use it.', limits.dateOfBirth)),
  /** 'I am the parent or guardian', for a child. */
  isGuardian: z.optional(z.boolean()),
});
export type KitUser = z.infer<typeof kitUser>;
