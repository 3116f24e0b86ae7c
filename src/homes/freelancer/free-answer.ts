import { formatDollars } from '../../content/format-dollars.ts';
import { counted } from '../../content/pluralize.ts';
import { type DayNumber, toDateParts, toIsoDate } from '../../elements/clock/day-number.ts';
import type { ConsoleLine } from './console-line.ts';
import { fullDate, isWeekday, longDay, monthDay, shortDay } from './days.ts';
import { priceBreakdown } from './price.ts';
import { cardsFrom, endOfCards } from './quarter-card.ts';
import { daysIn, type SpokenSpan, spanIn } from './spoken-span.ts';
import { freeRunFrom, nextRun, stateOf, yearlyRuleTitle } from './taken-days.ts';

/** Names of the form's fields for a job, and the anchor of its section. */
export interface AskFields {
  first: string;
  days: string;
  anchor: string;
}

/** Returns a link that fills days into the form. */
export function askLink({ first, days, anchor }: AskFields, run: readonly DayNumber[]): string {
  const date = toIsoDate(run[0] ?? 0);
  return `?${new URLSearchParams({ [first]: date, [days]: String(run.length) })}${anchor}`;
}

/** Formats dates with each month once: `Mar 1, 2, 8, 25`. */
function formatDates(days: readonly DayNumber[]): string {
  let month = 0;
  return days
    .map((day) => {
      const parts = toDateParts(day);
      const isNew = parts.month !== month;
      month = parts.month;
      return isNew ? monthDay(day) : String(parts.day);
    })
    .join(', ');
}

function runLines(run: readonly DayNumber[], fields: AskFields): ConsoleLine[] {
  const [first = 0] = run;
  const last = run.at(-1) ?? first;
  const until = last === first ? '' : ` to ${shortDay(last)}`;
  return [
    `${shortDay(first)}${until}, ${toDateParts(last).year}. ${formatDollars(priceBreakdown(run.length).total)} without the drive.`,
    { text: 'Put it on the form', link: askLink(fields, run) },
  ];
}

function dayLines(day: DayNumber, today: DayNumber, fields: AskFields): ConsoleLine[] {
  const state = stateOf(day, today);
  if (state === 'free') return [`${longDay(day)} is free.`, ...runLines([day], fields)];
  if (state === 'gone') return [`${longDay(day)} is gone.`];
  if (!isWeekday(day)) return [`${longDay(day)} is on a weekend.`];
  const reason = yearlyRuleTitle(day);
  const next = nextRun(1, today, { from: day });
  return [
    `${longDay(day)} is taken${reason === undefined ? '' : `: ${reason.toLowerCase()}`}.`,
    ...(next ? [`The next free day after it is ${longDay(next[0] ?? 0)}.`] : []),
  ];
}

function spanLines(
  { from, until, title }: SpokenSpan,
  today: DayNumber,
  fields: AskFields,
): ConsoleLine[] {
  const days = Array.from({ length: until - from }, (_, i) => from + i);
  const free = days.filter((day) => stateOf(day, today) === 'free');
  if (free.length === 0) {
    const next = nextRun(1, today, { from: Math.max(until, today + 1) });
    return [
      `${title}: nothing is free.`,
      ...(next ? [`After that: ${longDay(next[0] ?? 0)}.`] : []),
    ];
  }
  const longest = free
    .map((day) => freeRunFrom(day, 60, today).filter((each) => each < until))
    .reduce((best, run) => (run.length > best.length ? run : best));
  return [
    `${title}: ${counted(free.length, 'day')} free.`,
    formatDates(free),
    ...(longest.length > 1 ? [`Longest run: ${counted(longest.length, 'day')}.`] : []),
    ...runLines(longest, fields),
  ];
}

/** Returns the answer on free days: for a date, a period, a number of consecutive days, or in general. */
export function freeAnswer(words: string, today: DayNumber, fields: AskFields): ConsoleLine[] {
  const [span, length] = [spanIn(words, today), daysIn(words)];
  const end = endOfCards(today);
  if (span && span.from >= end) return [`I keep no cards beyond ${fullDate(end - 1)}.`];
  if (length !== undefined) {
    const from = Math.max(span?.from ?? 0, today + 1);
    const run = nextRun(length, today, { from, until: Math.min(span?.until ?? end, end) });
    const periodText = span ? ` ${span.title}` : '';
    if (!run)
      return [`No ${counted(length, 'day')} in a row${periodText ? `:${periodText}` : ''}.`];
    return [
      `${counted(length, 'day')} in a row${periodText ? `,${periodText}` : ''}:`,
      ...runLines(run, fields),
    ];
  }
  if (span?.until === (span?.from ?? 0) + 1 && span) return dayLines(span.from, today, fields);
  if (span) return spanLines(span, today, fields);
  const next = nextRun(1, today);
  return [
    `It is ${longDay(today)} in Two Harbors.`,
    ...(next ? [`Next free day: ${longDay(next[0] ?? 0)}.`] : []),
    ...cardsFrom(today).map(({ title, free }) => `${title}: ${counted(free, 'day')} free`),
  ];
}
