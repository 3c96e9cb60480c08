import { notAnObject } from './fields.ts';
import { z } from './zod.ts';

const id = (what: string) =>
  z
    .string(`The ${what} is missing.`)
    .check(z.minLength(1, `The ${what} is missing.`), z.maxLength(255, `The ${what} is too long.`));

/** POST /cms-api/payments/event: a webhook that web has verified. cms fetches the object itself. */
export const eventRequest = z.object(
  { id: id('event id'), type: id('event type'), objectId: id('object id') },
  notAnObject,
);
export type EventRequest = z.infer<typeof eventRequest>;
export type EventAnswer = { received: true };
