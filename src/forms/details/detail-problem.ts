import { formatDay } from '../../content/formats.ts';
import { detailErrors } from '../../words/form-details.ts';
import { slotProblem } from '../appointments/diary.ts';
import { messages } from '../fields.ts';
import { dayIn, daysAfter, isDay } from './days.ts';
import type { DateDetail, Detail } from './detail.ts';
import { closedDayProblem, hourProblem } from './opening-problem.ts';

type Values = Readonly<Record<string, unknown>>;

const textOf = (values: Values, name: string): string => String(values[name] ?? '').trim();

/** Returns the first and last valid day of a date field, as `2026-11-22`. */
export function dayRange(detail: DateDetail, now: Date): { min: string; max: string } {
  const today = dayIn(detail.timeZone, now);
  return { min: daysAfter(today, detail.minDaysAhead), max: daysAfter(today, detail.maxDaysAhead) };
}

function dateProblem(detail: DateDetail, value: string, values: Values, now: Date) {
  const { min, max } = dayRange(detail, now);
  if (!isDay(value)) return detailErrors.noDay;
  if (value < min) return detailErrors.tooEarly(formatDay(min));
  if (value > max) return detailErrors.tooLate(formatDay(max));
  const previous = detail.afterField ? textOf(values, detail.afterField) : '';
  if (isDay(previous) && value <= previous) return detailErrors.notAfter(formatDay(previous));
  return detail.week && closedDayProblem(detail.week, value);
}

/**
 * Validates an additional field. Returns the error message for the visitor, or undefined.
 *
 * @param values all values of the form, by name
 */
export function detailProblem(detail: Detail, values: Values, now: Date): string | undefined {
  const value = textOf(values, detail.name);
  if (value === '') return detail.required ? messages.required : undefined;
  if (detail.kind === 'date') return dateProblem(detail, value, values, now);
  if (detail.kind === 'hour')
    return hourProblem(detail, value, textOf(values, detail.dateField), now);
  if (detail.kind === 'choice')
    return detail.options.includes(value) ? undefined : detailErrors.notListed;
  if (detail.kind === 'slot') return slotProblem(detail.diary, value, now);
  const number = Number(value);
  const isValid = Number.isInteger(number) && number >= detail.min && number <= detail.max;
  return isValid ? undefined : detailErrors.notBetween(detail.min, detail.max);
}
