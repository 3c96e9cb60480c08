import type { OpenedOrder } from './open-order.ts';

/** The practice's scheduler with {name}, {email} and {visit} filled in; null without one, and for what is no page. */
export function schedulerAddress(
  setting: string,
  { firstName, lastName, email }: Pick<OpenedOrder, 'firstName' | 'lastName' | 'email'>,
  visit: { label: string } | undefined,
): string | null {
  if (!setting.trim() || !visit) return null;
  const values: Record<string, string> = {
    name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    email: email ?? '',
    visit: visit.label,
  };
  const filled = setting
    .trim()
    .replace(/\{(name|email|visit)\}/g, (_all, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    );
  return URL.canParse(filled) && /^https?:/.test(filled) ? filled : null;
}
