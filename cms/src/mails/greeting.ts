const longest = 40;

/**
 * A first name as a mail may say it. Mails go to addresses that nobody has proved, so nothing in a name may become a
 * link or a message of its own: what looks like an address or a number is called 'friend'.
 */
export function greetingName(firstName: string): string {
  if (/[\d/:@\\<>]|\.\p{L}{2}/u.test(firstName) || firstName.length > longest) return 'friend';
  return (
    firstName
      .replace(/[^\p{L}\p{M} '’-]/gu, '')
      .replace(/\s+/g, ' ')
      .trim() || 'friend'
  );
}

/** Puts values into the words of a mail: `{name}` becomes `values.name`. What has no value stays as it is written. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
