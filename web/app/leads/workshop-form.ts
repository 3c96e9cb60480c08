import { leadForm, visitor } from './form.ts';

/** The sign-up for the workshop (spec §3). */
export const workshopForm = leadForm(visitor);
