import { formatBirthDate, parseBirthDate } from './birth-date.ts';

/** Shows what was understood: '4121990' stays, '4/12/1990' becomes '04 / 12 / 1990'. */
export function spellOut(input: HTMLInputElement) {
  const iso = parseBirthDate(input.value, new Date());
  if (iso) input.value = formatBirthDate(iso);
}
