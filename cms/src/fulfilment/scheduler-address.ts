/** Whom the practice's calendar is filled in for. */
type Buyer = { firstName: string | null; lastName: string | null; email: string | null };

/** The practice's scheduler with {name}, {email} and {visit} filled in; null without one, and for what is no page. */
export function schedulerAddress(
  setting: string,
  { firstName, lastName, email }: Buyer,
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

/** Whether buyers choose their time themselves: what is promised before the purchase. */
export const hasScheduler = (setting: string): boolean =>
  schedulerAddress(setting, { firstName: '', lastName: '', email: '' }, { label: '' }) !== null;
