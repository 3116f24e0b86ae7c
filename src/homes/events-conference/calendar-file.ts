/** Calendar entry, with local times in `timeZone`: `2027-03-14T01:30`. */
export interface CalendarEntry {
  uid: string;
  from: string;
  to: string;
  title: string;
  text: string;
  place: string;
}

interface CalendarOptions {
  name: string;
  productId: string;
  /** Time of creation. */
  made: Date;
}

/** Escapes characters that would end or split a value (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const encoder = new TextEncoder();

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > 75) {
      parts.push(part);
      // A continued line begins with a space, which counts as an octet.
      part = ' ';
      size = 1;
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join('\r\n');
}

/** Returns `20270314T013000` */
const local = (time: string) => `${time.replaceAll(/[-:]/g, '')}00`;

/** Returns `20261122T180256Z` */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Time zone definition of Eastern time since 2007. */
const easternTime = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Returns an iCalendar file (RFC 5545) of entries in Eastern time, correct in every time zone. */
export function calendarFile(entries: readonly CalendarEntry[], options: CalendarOptions): string {
  const { name, productId, made } = options;
  const events = entries.flatMap(({ uid, from, to, title, text, place }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART;TZID=America/New_York:${local(from)}`,
    `DTEND;TZID=America/New_York:${local(to)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...easternTime,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
