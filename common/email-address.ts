const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an e-mail address stands for, whatever its spelling: capitals, a `+tag` and, at Gmail, dots make no
 * other one. For limits only; mails go to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.+$/, '');
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  if (!withoutDots.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
