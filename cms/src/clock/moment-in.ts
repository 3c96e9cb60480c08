/** Day ('2026-11-30') and hour ('14:30') of a time zone as a moment (ISO, UTC). An hour that a clock change leaves out becomes the one after it. */
export function momentIn(timeZone: string, day: string, hour: string): string {
  const wanted = Date.parse(`${day}T${hour}:00Z`);
  const guess = wanted - offsetAt(timeZone, wanted);
  return new Date(wanted - offsetAt(timeZone, guess)).toISOString();
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at
  );
}
