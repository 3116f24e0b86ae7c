/** Calendar entry, with local times in `timeZone`: `2027-03-14T01:30`. */
export interface CalendarEntry {
  uid: string;
  start: string;
  end: string;
  title: string;
  description: string;
  location: string;
}

interface CalendarOptions {
  name: string;
  productId: string;
  /** Time of creation. */
  createdAt: Date;
}

/** Escapes characters that would end or split a value (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Maximum length of a line, in bytes. */
const maxOctets = 75;

const encoder = new TextEncoder();

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let currentLine = '';
  let size = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > maxOctets) {
      lines.push(currentLine);
      // A continued line begins with a space, which counts as an octet.
      currentLine = ' ';
      size = 1;
    }
    currentLine += letter;
    size += octets;
  }
  return [...lines, currentLine].join('\r\n');
}

/** Formats a local time: `20270314T013000`. */
const localText = (time: string) => `${time.replaceAll(/[-:]/g, '')}00`;

/** Formats a moment in UTC: `20261122T180256Z`. */
const utcText = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

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
  const { name, productId, createdAt } = options;
  const events = entries.flatMap(({ uid, start, end, title, description, location }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcText(createdAt)}`,
    `DTSTART;TZID=America/New_York:${localText(start)}`,
    `DTEND;TZID=America/New_York:${localText(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...easternTime,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
