import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import type {
  Answers,
  AskedCopy,
  Choice,
  LetterSheetCopy,
  Notice,
  Often,
  Tried,
  Verdict,
} from './question-copy.ts';

/** Times per year, without holidays. */
const timesPerYear: Readonly<Record<Often, number>> = { day: 230, week: 48, month: 12, quarter: 4 };
/** Fee in dollars for one saved hour per year, after ninety days. */
const rate = 6;

/** Rounds a number and clamps it to its bounds; `from` for an invalid one. */
export const clampRounded = (typed: number, from: number, to: number): number =>
  Number.isFinite(typed) ? Math.min(to, Math.max(from, Math.round(typed))) : from;

export const hoursOf = ({ people, minutes, often }: Answers): number =>
  Math.round((people * minutes * timesPerYear[often]) / 60);

/**
 * Returns the verdict on a report: one required by law is kept; one that nobody misses and nobody has tried to
 * cut needs no consultant.
 */
export function verdictOf(notice: Notice, tried: Tried): Verdict {
  if (notice === 'law') return 'leave';
  if (notice === 'customer') return 'shorten';
  if (tried !== 'never') return 'cut';
  return notice === 'one' ? 'name' : 'yourselves';
}

/** Returns the hours that would probably be saved per year, and the fee in dollars. */
export function billOf(verdict: Verdict, hours: number): { gone: number; fee: number } {
  const share = { yourselves: 1, name: 1, cut: 1, shorten: 0.5, leave: 0 }[verdict];
  const gone = Math.round(hours * share);
  return { gone, fee: verdict === 'cut' || verdict === 'shorten' ? gone * rate : 0 };
}

const grouped = (value: number) => value.toLocaleString('en-US');
const labelOf = <T extends string>(choices: readonly Choice<T>[], value: T) =>
  choices.find((choice) => choice.value === value)?.title ?? value;

/** Returns the values of the placeholders in the copy. */
export const figuresOf = (answers: Answers, copy: AskedCopy) => ({
  people: grouped(answers.people),
  minutes: grouped(answers.minutes),
  often: labelOf(copy.often, answers.often),
  hours: grouped(hoursOf(answers)),
});

/** Returns the remarks on the given answers, and the next question. */
export function conversation(answers: Answers, copy: AskedCopy) {
  const { kind, notice, tried } = answers;
  const figures = figuresOf(answers, copy);
  return {
    first: kind && fillTemplate(copy.afterKind[kind], figures),
    askNotice: copy.askNotice[kind ?? 'report'],
    second: notice && copy.afterNotice[notice],
    askTried: copy.askTried[notice ?? 'nobody'],
    third: tried && copy.afterTried[tried],
  };
}

/** Returns the paragraphs of the letter that results from the three answers; none before the third. */
export function letterOf(
  answers: Answers,
  copy: AskedCopy,
  sheet: LetterSheetCopy,
): readonly string[] {
  const { kind, notice, tried } = answers;
  if (!kind || !notice || !tried) return [];
  const verdict = verdictOf(notice, tried);
  const { gone, fee } = billOf(verdict, hoursOf(answers));
  const figures = { ...figuresOf(answers, copy), gone: grouped(gone), fee: formatDollars(fee) };
  return [
    sheet.greeting,
    fillTemplate(sheet.thing[kind], figures),
    `${sheet.notice[notice]} ${sheet.tried[tried]}`,
    fillTemplate(sheet.verdict[verdict], figures),
    fillTemplate(fee > 0 ? sheet.fee : sheet.free, figures),
    sheet.closing,
  ];
}
