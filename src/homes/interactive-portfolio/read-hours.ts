/** Time or time range within a night, in minutes after 6 pm. */
export interface Span {
  from: number;
  to: number;
  /** Text as written. */
  text: string;
}

const evening = 18 * 60;
/** Length of a night in minutes: 6 pm to 10 am. */
const night = 16 * 60;

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b\.?)?|midnight`;
const hour = new RegExp(String.raw`\b(?:${clock})`, 'gi');
const stretch = /^\s*(?:–|-|to|till|until)\s*$/i;
const announced = /\b(?:at|about|around|by|since|from|after|before|until|till|to|past)\s*$/i;

interface Found extends Span {
  end: number;
  start: number;
}

/** Returns minutes after 6 pm; a time without am or pm is the first after the previous one. */
function minuteOf(match: RegExpMatchArray, before: number): number | undefined {
  if (/^midnight$/i.test(match[0])) return 6 * 60;
  const [, hours = '', minutes = '0', half = ''] = match;
  const [h, m] = [Number(hours), Number(minutes)];
  if (h > 23 || m > 59) return undefined;
  const past = (from: number) => (((from - evening) % 1440) + 1440) % 1440;
  const choices =
    half === '' && h <= 12
      ? [past((h % 12) * 60 + m), past((h % 12) * 60 + 720 + m)]
      : [past(((h % 12) + (/^p/i.test(half) || h > 12 ? 12 : 0)) * 60 + m)];
  const fits = choices.filter((at) => at <= night).sort((one, other) => one - other);
  return fits.find((at) => at >= before) ?? fits[0];
}

/** Returns true if a number means a time: `2:40`, `3 am`, `at 3`, or the end of a range. */
const isHour = (match: RegExpMatchArray, before: string, afterStretch: boolean): boolean =>
  match[1] === undefined ||
  match[2] !== undefined ||
  match[3] !== undefined ||
  afterStretch ||
  announced.test(before);

/** Returns the times mentioned in a letter, in order: times, and ranges such as “2:40 to 3:15”. */
export function readHours(letter: string): Span[] {
  const found: Found[] = [];
  let last = 0;
  for (const match of letter.matchAll(hour)) {
    const before = letter.slice(0, match.index);
    const open = found.at(-1);
    const goesOn = open !== undefined && stretch.test(letter.slice(open.end, match.index));
    if (!isHour(match, before, goesOn)) continue;
    const at = minuteOf(match, last);
    if (at === undefined) continue;
    last = at;
    const end = match.index + match[0].length;
    if (goesOn && open.from === open.to && at > open.from) {
      Object.assign(open, { to: at, end, text: letter.slice(open.start, end).trim() });
      continue;
    }
    found.push({ from: at, to: at, start: match.index, end, text: match[0].trim() });
  }
  return found.map(({ from, to, text }) => ({ from, to, text }));
}
