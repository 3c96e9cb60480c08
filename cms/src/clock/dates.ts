import { knownZone } from 'common/fulfilment/business-days';

type Moment = string | Date;

/** Dates as the practice reads them, in its own time zone; an unknown zone counts as New York's. */
export type Dates = {
  /** Its name in the IANA list. */
  zone: string;
  /** 'Oct 26' */
  short: (at: Moment) => string;
  /** 'Mon, Oct 26' */
  day: (at: Moment) => string;
  /** 'October 26, 2026' */
  long: (at: Moment) => string;
  /** 'Oct 26, 2026' */
  dated: (at: Moment) => string;
  /** 'Mon, Oct 26, 2:30 PM' */
  hour: (at: Moment) => string;
  /** 'Oct 26, 2026, 2:30 PM' */
  moment: (at: Moment) => string;
  /** 'Monday, November 23' */
  weekday: (at: Moment) => string;
  /** Of the day, 0 to 23. */
  hourOfDay: (at: Moment) => number;
  /** 'October 2026' */
  month: (at: Moment) => string;
  /** '2026-10-26', as a field for a day has it */
  iso: (at: Moment) => string;
  /** '14:30', as a field for a time has it */
  clock: (at: Moment) => string;
};

export function datesIn(timeZone: string | null | undefined): Dates {
  const zone = knownZone(timeZone);
  const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    return (at: Moment) => formatter.format(new Date(at));
  };
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return {
    zone,
    short: format('en-US', { month: 'short', day: 'numeric' }),
    day: format('en-US', day),
    long: format('en-US', { dateStyle: 'long' }),
    dated: format('en-US', { dateStyle: 'medium' }),
    hour: format('en-US', { ...day, hour: 'numeric', minute: '2-digit' }),
    moment: format('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
    weekday: format('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
    hourOfDay: (at) => Number(format('en-GB', { hour: 'numeric', hourCycle: 'h23' })(at)),
    month: format('en-US', { month: 'long', year: 'numeric' }),
    iso: format('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }),
    clock: format('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}
