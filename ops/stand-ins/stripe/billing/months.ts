type Interval = { interval: string; interval_count?: number | undefined };

const seconds: Readonly<Record<string, number>> = { day: 86_400, week: 7 * 86_400 };

/** `from` plus `times` intervals, in seconds since 1970, UTC. A day that its month does not have is the month's last. */
export function addIntervals(
  from: number,
  { interval, interval_count: count = 1 }: Interval,
  times = 1,
): number {
  const fixed = seconds[interval];
  if (fixed) return from + fixed * count * times;
  const start = new Date(from * 1000);
  const months = start.getUTCMonth() + (interval === 'year' ? 12 : 1) * count * times;
  const daysInMonth = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), daysInMonth);
  const timeOfDay =
    from - Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()) / 1000;
  return Date.UTC(start.getUTCFullYear(), months, day) / 1000 + timeOfDay;
}

/** The first end of an interval counted from `anchor` that lies after `time`. */
export function nextEnd(anchor: number, interval: Interval, time: number): number {
  for (let times = 1; ; times += 1) {
    const end = addIntervals(anchor, interval, times);
    if (end > time) return end;
  }
}
