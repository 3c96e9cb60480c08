const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** A day 'yyyy-mm-dd' as people read it: 'Jun 4'. */
export const shortDay = written({ month: 'short', day: 'numeric' });
/** 'Thu, Jun 4' */
export const weekDay = written({ weekday: 'short', month: 'short', day: 'numeric' });
/** 'Thursday, June 4' */
export const longDay = written({ weekday: 'long', month: 'long', day: 'numeric' });
/** 'June 4, 2026' */
export const fullDay = written({ dateStyle: 'long' });
