import type { Concern, Interest } from 'common/contract/leads';

/** What can be chosen in the contact form (spec §3), in the order of its lists. */
export const CONCERNS = [
  'digestive',
  'fatigue',
  'skin',
  'mood',
  'weight',
  'sensitivities',
  'hormonal',
  'other',
] as const satisfies readonly Concern[];
export const INTERESTS = [
  'gi-map-only',
  'consultation-only',
  'complete-package',
  'family-program',
  'second-opinion',
  'general-questions',
] as const satisfies readonly Interest[];
