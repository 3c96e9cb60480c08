/** When the workshop is: weekday from 0 (Sunday), hour and minute on the clocks of New York; `skips` are days as yyyy-mm-dd. */
export type WorkshopTimes = {
  weekday: number;
  hour: number;
  minute: number;
  skips: readonly string[];
};

const zone = 'America/New_York';
const dayMs = 24 * 60 * 60_000;
const farthestWeeks = 120;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});
const inWords = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The first workshop that begins after `now`; null when every one in sight is skipped. */
export function nextSession(
  { weekday, hour, minute, skips }: WorkshopTimes,
  now: Date,
): Date | null {
  const today = wallTime(now.getTime());
  const first = today + ((weekday - new Date(today).getUTCDay() + 7) % 7) * dayMs;
  for (let week = 0; week < farthestWeeks; week += 1) {
    const day = new Date(first + week * 7 * dayMs).toISOString().slice(0, 10);
    const start = instantOf(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000);
    if (start > now.getTime() && !skips.includes(day)) return new Date(start);
  }
  return null;
}

/** The day of an instant in New York, as yyyy-mm-dd. */
export function sessionDay(start: Date): string {
  return new Date(wallTime(start.getTime())).toISOString().slice(0, 10);
}

/** 'Thursday, November 26 at 7:00 PM EST': in summer it says EDT. */
export function sessionWords(start: Date): string {
  return inWords.format(start);
}

/** What the clocks of New York show at an instant, written as if it were UTC. */
function wallTime(instant: number): number {
  const part = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day,
    part.hour,
    part.minute,
    part.second,
  );
}

/** The instant at which those clocks show `wall`: the offset is taken where it holds, also on the days that change it. */
function instantOf(wall: number): number {
  const guess = wall - (wallTime(wall) - wall);
  return wall - (wallTime(guess) - guess);
}
