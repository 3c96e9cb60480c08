/** The texts of a form that was sent: files and repeated names count as nothing. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    Array.from(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
