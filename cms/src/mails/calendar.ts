export type Appointment = {
  uid: string;
  start: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  madeAt: Date;
  /** Rises with each telling of the same `uid`. */
  sequence?: number;
  status?: 'CONFIRMED' | 'CANCELLED';
};

const longestLine = 74;

/** One appointment as an iCalendar file (RFC 5545). Times are UTC, so that no calendar has to know when clocks change. */
export function calendarFile({
  uid,
  start,
  minutes,
  title,
  description,
  location,
  organizer,
  madeAt,
  sequence = 0,
  status = 'CONFIRMED',
}: Appointment): string {
  const end = new Date(start.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Weekly workshop//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    `LOCATION:${escape(location)}`,
    `ORGANIZER;CN="${organizer.name.replace(/["\p{Cc}]/gu, ' ')}":mailto:${organizer.email}`,
    ...(sequence > 0 ? [`SEQUENCE:${sequence}`] : []),
    `STATUS:${status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function stamp(date: Date): string {
  return `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n');
}

/** No line has more than 75 bytes; the next one begins with a space. Letters are not cut in two. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > longestLine) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}
