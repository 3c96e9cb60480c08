const shown = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day of the CMS ('2025-07-03T12:00:00.000Z') as visitors read it ('Jul 03, 2025') and as machines do ('2025-07-03'). */
export function toDay(date: string): { text: string; iso: string } {
  const day = new Date(date);
  return { text: shown.format(day), iso: day.toISOString().slice(0, 10) };
}
