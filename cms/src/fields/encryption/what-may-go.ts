import type { FieldKeys } from './cipher.ts';
import type { Reencryption } from './reencrypt.ts';

/** In plain words what was done and which former keys may go; done when nothing needs a former key any more. */
export function whatMayGo(
  { done, unreadable, needed }: Reencryption,
  { writer, keys }: FieldKeys,
): { lines: string[]; isDone: boolean } {
  const former = [...keys.keys()].filter((kid) => kid !== writer);
  const lost = needed.filter(({ key }) => !keys.has(key));
  return {
    isDone: needed.length === 0 && unreadable.length === 0,
    lines: [
      `${done} texts were encrypted anew.`,
      ...(unreadable.length > 0
        ? [
            `${unreadable.length} texts open with none of the keys and were left alone:`,
            ...unreadable.slice(0, 20).map((where) => `  ${where}`),
          ]
        : []),
      ...former.map((kid) => verdict(kid, needed)),
      ...lost.map(
        ({ key, table, rows }) =>
          `${rows} rows in ${table} need the key "${key}", which FIELD_KEYS does not have. Put it back.`,
      ),
      ...(former.length === 0 && lost.length === 0 ? ['There is one key only: none can go.'] : []),
    ],
  };
}

function verdict(kid: string, needed: Reencryption['needed']): string {
  const where = needed
    .filter(({ key }) => key === kid)
    .map(({ table, rows }) => `${rows} in ${table}`);
  return where.length === 0
    ? `The key "${kid}" may go from FIELD_KEYS. Keep it with the backups from before today: they need it.`
    : `The key "${kid}" must stay: ${where.join(', ')}. Does every copy of the shop run with the new FIELD_KEYS? Restart them and run this again.`;
}
