/**
 * The calls between web and cms about the forms, all below /cms-api/leads, all with the service account's key.
 * web imports these as types only. Refusals are `{success: false, message, fieldErrors?}`: 400 shape, 422 business rule,
 * 429 too many for one e-mail address, 503 out of reach.
 */
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

export type Concern = (typeof concerns)[number];
export type Interest = (typeof interests)[number];

/** What every form carries besides its own fields. */
export type FormTraces = {
  /** A field that people do not see: what fills it in is a program. */
  website?: string;
  /** How long the page was open; absent when it ran without scripts. */
  elapsedMs?: number;
};

export type Visitor = { firstName: string; lastName: string; email: string };

/** POST /cms-api/leads/contact */
export type ContactRequest = Visitor &
  FormTraces & { phone?: string; concern: Concern; interest: Interest; message?: string };

/** POST /cms-api/leads/freebie-downloads; `freebieName` is the title of a published guide. */
export type DownloadRequest = Visitor & FormTraces & { freebieName: string };

/** POST /cms-api/leads/workshop-signup */
export type SignupRequest = Visitor & FormTraces;

/** What a form is answered, also one that is taken for spam. `id` is the stored record's. */
export type LeadAnswer = { success: true; id: string };

/** POST /cms-api/leads/unsubscribe: `{success: true}` as often as it is asked; 404 for a token that is none. */
export type UnsubscribeRequest = { token: string };
