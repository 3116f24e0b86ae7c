/** Entry of the timeline. */
export interface LifeEntry {
  year: number;
  /** 1 to 12. */
  month: number;
  title: string;
  /** Sentences on the year: a work, a lesson, a loss. */
  made?: string;
  learned?: string;
  lost?: string;
}

/** Month and year of a birth. */
export interface Birth {
  year: number;
  month: number;
}

/** First and last year of a timeline. */
export interface YearRange {
  from: number;
  to: number;
}

/** Returns the age at a date; without a month the age reached in that year. */
export function ageAt(birth: Birth, year: number, month = 12): number {
  return year - birth.year - (month < birth.month ? 1 : 0);
}

/** Returns the position of a year on a timeline, 0 to 1. */
export const positionOf = (year: number, { from, to }: YearRange): number =>
  (year - from) / (to - from);

/** Rounds a year and clamps it to the timeline. */
export const clampYear = (year: number, { from, to }: YearRange): number =>
  Math.min(to, Math.max(from, Math.round(year)));

/** Returns the next year with an entry, forward or back; undefined at the ends of the timeline. */
export function adjacentYear(
  years: readonly number[],
  from: number,
  step: 1 | -1,
): number | undefined {
  const candidates = years.filter((year) => (step === 1 ? year > from : year < from));
  if (candidates.length === 0) return undefined;
  return step === 1 ? Math.min(...candidates) : Math.max(...candidates);
}

/** Returns how many years before and after a year the nearest entries are. */
export function gapAround(years: readonly number[], year: number) {
  const before = adjacentYear(years, year, -1);
  const after = adjacentYear(years, year, 1);
  return {
    ...(before === undefined ? {} : { yearsSince: year - before }),
    ...(after === undefined ? {} : { yearsUntil: after - year }),
  };
}

const normalize = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").trim();

/** Returns the searchable text of an entry. */
const searchableText = ({ title, made = '', learned = '', lost = '' }: LifeEntry) =>
  normalize(`${title} ${made} ${learned} ${lost}`);

/**
 * Returns the years for a query: a year on the timeline, with or without an entry (`1999`); a decade (`1990s`, `the 90s`);
 * an age (`33`); or those of entries whose text contains it.
 */
export function findYears(
  dates: readonly LifeEntry[],
  span: YearRange,
  birth: Birth,
  query: string,
): number[] {
  const text = normalize(query);
  if (text === '') return [];
  const decade = text.match(/^(?:the )?'?(\d{2}|\d{4})'?s$/)?.[1];
  if (decade) {
    const decadeStart = Number(decade) % 100;
    return dates
      .filter(
        ({ year }) =>
          year % 100 >= decadeStart &&
          year % 100 < decadeStart + 10 &&
          (decade.length === 2 || Math.floor(year / 10) * 10 === Number(decade)),
      )
      .map(({ year }) => year);
  }
  if (/^\d{4}$/.test(text)) {
    const year = Number(text);
    return year >= span.from && year <= span.to ? [year] : [];
  }
  const age = text.match(/^(?:age |at )?(\d{1,2})$/)?.[1];
  if (age !== undefined) {
    const year = birth.year + Number(age);
    return year <= span.to ? [year] : [];
  }
  return dates.filter((date) => searchableText(date).includes(text)).map(({ year }) => year);
}
