import { email, line, names, notAnObject, optionalPhone, tooLong } from './fields.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

/**
 * The forms, as the browser checks them, web takes them at POST /api/<name>, and cms at POST /cms-api/leads/<name>.
 * Refusals are `{success: false, message, fieldErrors?}`: 400 shape, 422 business rule, 429 too many for one e-mail
 * address, 503 out of reach.
 */

/** What can be chosen in the contact form (spec §3), in the order of its lists. */
export const concerns = [
  'digestive',
  'fatigue',
  'skin',
  'mood',
  'weight',
  'sensitivities',
  'hormonal',
  'other',
] as const;
export const interests = [
  'gi-map-only',
  'consultation-only',
  'complete-package',
  'family-program',
  'second-opinion',
  'general-questions',
] as const;

/** Any text but U+0000, for which no database has room. */
const storable = () => z.string().check(z.regex(/^[^\0]*$/, 'Please use letters only'));

/** What every form carries besides its own fields. */
const traces = {
  /** A field that people do not see: what fills it in is a program. */
  website: z.optional(storable().check(z.maxLength(2_000, tooLong(2_000)))),
  /** How long the page was open; absent when it ran without scripts. */
  elapsedMs: z.optional(z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
};
export type FormTraces = z.infer<z.ZodMiniObject<typeof traces>>;

/** Who sends a form, with the words of spec §5. */
const visitor = {
  ...names,
  email: email('Please enter a valid email address', 'Email is required'),
};
export type Visitor = z.infer<z.ZodMiniObject<typeof visitor>>;

/** 'contact' (spec §3). */
export const contactRequest = z.object(
  {
    ...visitor,
    phone: z.optional(optionalPhone),
    concern: z.enum(concerns, 'Please choose your main concern'),
    interest: z.enum(interests, 'Please choose what you are interested in'),
    message: z.optional(
      storable().check(z.trim(), z.maxLength(limits.message, tooLong(limits.message))),
    ),
    ...traces,
  },
  notAnObject,
);
export type ContactRequest = z.infer<typeof contactRequest>;

/** 'freebie-downloads'; `freebieName` is the title of a published guide. */
export const downloadRequest = z.object(
  { ...visitor, freebieName: line('Freebie name is required', limits.freebieName), ...traces },
  notAnObject,
);
export type DownloadRequest = z.infer<typeof downloadRequest>;

/** 'workshop-signup' (spec §3). */
export const signupRequest = z.object({ ...visitor, ...traces }, notAnObject);
export type SignupRequest = z.infer<typeof signupRequest>;

/** One of the three. */
export type LeadForm = typeof contactRequest | typeof downloadRequest | typeof signupRequest;

/** Its own fields, in the order of the page. */
export function fieldsOf({ shape }: LeadForm): string[] {
  return Object.keys(shape).filter((name) => !(name in traces));
}

/** What a form is answered, also one that is taken for spam. `id` is the stored record's. */
export type LeadAnswer = { success: true; id: string };

/** POST /cms-api/leads/unsubscribe: `{success: true}` as often as it is asked; 404 for a token that is none. */
export const unsubscribeRequest = z.object(
  {
    token: z
      .string('The token is a text.')
      .check(z.maxLength(limits.token, 'The token is too long.')),
  },
  notAnObject,
);
export type UnsubscribeRequest = z.infer<typeof unsubscribeRequest>;
