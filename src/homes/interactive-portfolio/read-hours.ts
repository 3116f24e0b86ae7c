/** Time or time range within a night, in minutes after 6 pm. */
export interface Span {
  from: number;
  to: number;
  /** Text as written. */
  text: string;
}

const eveningStart = 18 * 60;
/** Length of a night in minutes: 6 pm to 10 am. */
const nightLength = 16 * 60;

const timeSource = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b\.?)?|midnight`;
const timePattern = new RegExp(String.raw`\b(?:${timeSource})`, 'gi');
const rangeSeparator = /^\s*(?:–|-|to|till|until)\s*$/i;
const prepositionPattern =
  /\b(?:at|about|around|by|since|from|after|before|until|till|to|past)\s*$/i;

interface FoundSpan extends Span {
  end: number;
  start: number;
}

/** Returns minutes after 6 pm; a time without am or pm is the first after the previous one. */
function minuteOf(match: RegExpMatchArray, earliest: number): number | undefined {
  if (/^midnight$/i.test(match[0])) return 6 * 60;
  const [, hours = '', minutes = '0', meridiem = ''] = match;
  const [h, m] = [Number(hours), Number(minutes)];
  if (h > 23 || m > 59) return undefined;
  const minutesAfterStart = (from: number) => (((from - eveningStart) % 1440) + 1440) % 1440;
  const choices =
    meridiem === '' && h <= 12
      ? [minutesAfterStart((h % 12) * 60 + m), minutesAfterStart((h % 12) * 60 + 720 + m)]
      : [minutesAfterStart(((h % 12) + (/^p/i.test(meridiem) || h > 12 ? 12 : 0)) * 60 + m)];
  const candidates = choices
    .filter((minute) => minute <= nightLength)
    .sort((one, other) => one - other);
  return candidates.find((minute) => minute >= earliest) ?? candidates[0];
}

/** Returns true if a number means a time: `2:40`, `3 am`, `at 3`, or the end of a range. */
const isTime = (match: RegExpMatchArray, precedingText: string, isRangeEnd: boolean): boolean =>
  match[1] === undefined ||
  match[2] !== undefined ||
  match[3] !== undefined ||
  isRangeEnd ||
  prepositionPattern.test(precedingText);

/** Returns the times mentioned in a letter, in order: times, and ranges such as “2:40 to 3:15”. */
export function readHours(letter: string): Span[] {
  const found: FoundSpan[] = [];
  let lastMinute = 0;
  for (const match of letter.matchAll(timePattern)) {
    const precedingText = letter.slice(0, match.index);
    const previousSpan = found.at(-1);
    const isRangeEnd =
      previousSpan !== undefined &&
      rangeSeparator.test(letter.slice(previousSpan.end, match.index));
    if (!isTime(match, precedingText, isRangeEnd)) continue;
    const minute = minuteOf(match, lastMinute);
    if (minute === undefined) continue;
    lastMinute = minute;
    const end = match.index + match[0].length;
    if (isRangeEnd && previousSpan.from === previousSpan.to && minute > previousSpan.from) {
      const text = letter.slice(previousSpan.start, end).trim();
      Object.assign(previousSpan, { to: minute, end, text });
      continue;
    }
    found.push({ from: minute, to: minute, start: match.index, end, text: match[0].trim() });
  }
  return found.map(({ from, to, text }) => ({ from, to, text }));
}
