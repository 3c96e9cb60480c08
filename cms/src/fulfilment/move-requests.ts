import { email, line } from 'common/contract/fields';
import { limits } from 'common/contract/limits';
import { handle } from 'common/contract/payment-fields';
import { z } from 'common/contract/zod';
import { visitStates, workSteps } from 'common/fulfilment/steps';
import { CallRefused } from '../http/named-call.ts';
import { visitMoves, workMoves } from './machine.ts';

const id = z.uuid('This is not known.');
const text = (message: string, most: number) =>
  z.optional(z.string(message).check(z.trim(), z.maxLength(most, message)));

const person = {
  usedBy: z.optional(z.enum(['buyer', 'other'], 'Say who will use this kit.')),
  firstName: text('Write the first name of who will use this kit.', limits.firstName),
  dateOfBirth: text('Write the date of birth of who will use it.', limits.dateOfBirth),
  isGuardian: z.optional(z.boolean()),
};

/** What was missing, or what is corrected: of the order, and of single kits by their id. */
const detailsRequest = z.object({
  address: z.optional(
    z.object({
      address: line('Street address is required', limits.address),
      city: line('City is required', limits.city),
      state: line('State is required', limits.state, 2),
      zipCode: line('Valid ZIP code is required', limits.zipCode, 5),
    }),
  ),
  email: z.optional(email('Valid email is required')),
  kits: z.optional(
    z
      .array(z.object({ id, kit: z.optional(handle), ...person }))
      .check(z.maxLength(500, 'Too many kits.')),
  ),
});
export type Details = z.infer<typeof detailsRequest>;

const step = z.enum(
  [...Object.keys(workSteps), ...Object.keys(visitStates)] as (
    | keyof typeof workSteps
    | keyof typeof visitStates
  )[],
  'This step is not known.',
);

const moveFields = {
  move: z.enum([...new Set([...workMoves, ...visitMoves])], 'This step is not known.'),
  /** One press of a button: repeated with the same one, it is done once. */
  press: z.uuid('The press is not valid.'),
  /** When it happened; for `book` the hour of the visit. Absent: now. */
  at: z.optional(z.iso.datetime({ offset: true, error: 'Choose a day.' })),
  tracking: text('A tracking number is at most 60 signs long.', 60),
  note: text('A note is at most 300 signs long.', 300),
  with: text('Who holds the visit is at most 60 signs long.', 60),
  /** False: the buyer gets no mail about it. */
  mail: z.optional(z.boolean('Say whether the buyer gets a mail.')),
};
const items = z
  .array(z.object({ id, from: step }), 'Choose at least one.')
  .check(z.minLength(1, 'Choose at least one.'), z.maxLength(200, 'Choose at most 200.'));

/** POST /cms-api/fulfilment/orders/:id/moves: one move for some kits, goods or visits of one order. */
export const moveRequest = z.object({
  ...moveFields,
  items: z.optional(items),
  details: z.optional(detailsRequest),
});
export type MoveRequest = z.infer<typeof moveRequest>;

/** POST /cms-api/fulfilment/moves: one move for things of several orders; `tracking` by id. */
export const bulkRequest = z.object({
  ...moveFields,
  items,
  trackings: z.optional(z.record(z.string(), z.string().check(z.maxLength(60)))),
});
export type BulkRequest = z.infer<typeof bulkRequest>;

/** The checked request. Throws a 400 `CallRefused` that names the first fault. */
export function readRequest<Request>(schema: z.ZodMiniType<Request>, body: unknown): Request {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new CallRefused(400, {
    success: false,
    message: read.error.issues[0]?.message ?? 'The request is not valid.',
  });
}
