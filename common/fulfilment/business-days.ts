/** Days are 'yyyy-mm-dd' on the clocks of the practice; weekends and its holidays are none of business. */
export type Calendar = { timeZone: string; holidays: readonly string[] };

/** The calendar that the practice's settings describe. */
export function toCalendar({
  timeZone,
  holidays,
}: {
  timeZone?: string | null;
  holidays?: { day: string }[] | null;
}): Calendar {
  return {
    timeZone: knownZone(timeZone),
    holidays: (holidays ?? []).map(({ day }) => dayOf(day, 'UTC')),
  };
}

/** A zone that nobody knows would stop every date: it counts as New York's. */
export function knownZone(name: string | null | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: name || 'America/New_York',
    }).resolvedOptions().timeZone;
  } catch {
    return 'America/New_York';
  }
}

/** The day of a moment on the clocks of a zone. */
export function dayOf(moment: Date | string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(moment));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

export function isBusinessDay(day: string, { holidays }: Calendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

/** The n-th business day after `day`; for 0 the day itself, or the next business day. */
export function addBusinessDays(day: string, count: number, calendar: Calendar): string {
  let at = day;
  while (!isBusinessDay(at, calendar)) at = addDays(at, 1);
  for (let left = count; left > 0; left -= 1) {
    do at = addDays(at, 1);
    while (!isBusinessDay(at, calendar));
  }
  return at;
}

/** The last moment of a day on the clocks of the zone, as an instant. */
export function endOf(day: string, timeZone: string): Date {
  const noon = new Date(`${addDays(day, 1)}T00:00:00Z`);
  return new Date(noon.getTime() - offsetMs(noon, timeZone) - 1_000);
}

/** How far the clocks of a zone are ahead of UTC at a moment; at the turn of a clock the hour before it counts. */
function offsetMs(moment: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
