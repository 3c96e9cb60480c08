const most = 60;

/** The name as accounts have it; throws an Error with a sentence for who typed it. */
export function readAccountName(typed: string): string {
  const name = typed.normalize('NFC').trim().toLowerCase();
  if (name === '') throw new Error('A name is needed, for example: hannah');
  if (name.length < 2 || name.length > most) throw new Error(`A name has 2 to ${most} characters.`);
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u.test(name)) {
    throw new Error(
      'A name consists of letters, digits, dots, hyphens, underscores or @, and begins with a letter or digit.',
    );
  }
  return name;
}
