import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import type {
  Answers,
  Attempt,
  Choice,
  Frequency,
  LetterSheetCopy,
  Notice,
  ThreeQuestionsCopy,
  Verdict,
} from './question-copy.ts';

/** Times per year, without holidays. */
const timesPerYear: Readonly<Record<Frequency, number>> = {
  day: 230,
  week: 48,
  month: 12,
  quarter: 4,
};
/** Fee in dollars for one saved hour per year, after ninety days. */
const dollarsPerHour = 6;

/** Rounds a number and clamps it to its bounds; returns `from` for an invalid one. */
export const clampRounded = (value: number, from: number, to: number): number =>
  Number.isFinite(value) ? Math.min(to, Math.max(from, Math.round(value))) : from;

/** Returns the hours per year that a task takes. */
export const hoursOf = ({ people, minutes, frequency }: Answers): number =>
  Math.round((people * minutes * timesPerYear[frequency]) / 60);

/**
 * Returns the verdict on a report: one required by law is kept; one that nobody misses and nobody has tried to
 * cut needs no consultant.
 */
export function verdictOf(notice: Notice, attempt: Attempt): Verdict {
  if (notice === 'law') return 'leave';
  if (notice === 'customer') return 'shorten';
  if (attempt !== 'never') return 'cut';
  return notice === 'one' ? 'name' : 'yourselves';
}

/** Returns the hours that would probably be saved per year, and the fee in dollars. */
export function savingsAndFee(
  verdict: Verdict,
  hours: number,
): { savedHours: number; fee: number } {
  const share = { yourselves: 1, name: 1, cut: 1, shorten: 0.5, leave: 0 }[verdict];
  const savedHours = Math.round(hours * share);
  const isPaid = verdict === 'cut' || verdict === 'shorten';
  return { savedHours, fee: isPaid ? savedHours * dollarsPerHour : 0 };
}

const formatNumber = (value: number) => value.toLocaleString('en-US');
const titleOf = <T extends string>(choices: readonly Choice<T>[], value: T) =>
  choices.find((choice) => choice.value === value)?.title ?? value;

/** Returns the values of the placeholders in the copy, such as `{people}` and `{hours}`. */
export const placeholderValues = (answers: Answers, copy: ThreeQuestionsCopy) => ({
  people: formatNumber(answers.people),
  minutes: formatNumber(answers.minutes),
  often: titleOf(copy.frequencies, answers.frequency),
  hours: formatNumber(hoursOf(answers)),
});

/** Returns the remarks on the given answers, and the next question. */
export function remarksOn(answers: Answers, copy: ThreeQuestionsCopy) {
  const { kind, notice, attempt } = answers;
  const figures = placeholderValues(answers, copy);
  return {
    kindRemark: kind && fillTemplate(copy.kindRemarks[kind], figures),
    noticeQuestion: copy.noticeQuestions[kind ?? 'report'],
    noticeRemark: notice && copy.noticeRemarks[notice],
    attemptQuestion: copy.attemptQuestions[notice ?? 'nobody'],
    attemptRemark: attempt && copy.attemptRemarks[attempt],
  };
}

/** Returns the paragraphs of the letter that results from the three answers; none before the third. */
export function letterOf(
  answers: Answers,
  copy: ThreeQuestionsCopy,
  sheet: LetterSheetCopy,
): readonly string[] {
  const { kind, notice, attempt } = answers;
  if (!kind || !notice || !attempt) return [];
  const verdict = verdictOf(notice, attempt);
  const { savedHours, fee } = savingsAndFee(verdict, hoursOf(answers));
  const figures = {
    ...placeholderValues(answers, copy),
    gone: formatNumber(savedHours),
    fee: formatDollars(fee),
  };
  return [
    sheet.greeting,
    fillTemplate(sheet.kind[kind], figures),
    `${sheet.notice[notice]} ${sheet.attempt[attempt]}`,
    fillTemplate(sheet.verdict[verdict], figures),
    fillTemplate(fee > 0 ? sheet.fee : sheet.noFee, figures),
    sheet.closing,
  ];
}
