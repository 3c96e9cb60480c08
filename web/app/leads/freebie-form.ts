import { leadForm, line, MAX_LENGTH, visitor } from './form.ts';

/** What is asked before a free guide is downloaded (spec §5). */
export const freebieForm = leadForm({
  ...visitor,
  freebieName: line('Freebie name is required', MAX_LENGTH.freebieName),
});
