import type { ContactRequest } from 'common/contract/leads';
import { z } from '../checkout/form/schema.ts';
import { CONCERNS, INTERESTS } from './choices.ts';
import { leadForm, MAX_LENGTH, storable, visitor } from './form.ts';

const tooLong = (max: number) => `Please use at most ${max.toLocaleString('en-US')} characters`;

/** The contact form (spec §3 and §5). */
export const contactForm = leadForm({
  ...visitor,
  phone: z
    .string()
    .trim()
    .max(MAX_LENGTH.phone, tooLong(MAX_LENGTH.phone))
    .regex(/^\P{Cc}*$/u, 'Please use one line')
    .optional(),
  concern: z.enum(CONCERNS, 'Please choose your main concern'),
  interest: z.enum(INTERESTS, 'Please choose what you are interested in'),
  message: storable.trim().max(MAX_LENGTH.message, tooLong(MAX_LENGTH.message)).optional(),
});

export type ContactValue = NonNullable<ReturnType<typeof contactForm.check>['value']> &
  ContactRequest;
