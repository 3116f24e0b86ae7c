/** Monday to Friday of a week; undefined where the day is in another month. */
type WorkWeek = readonly (number | undefined)[];

/** Weekdays as numbers: the week begins on Monday, 0. */
const monday = 0;
const friday = 4;

/** Returns the work weeks of a month `YYYY-MM`, with the days of the month. */
export function workWeeksOf(month: string): WorkWeek[] {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const dayCount = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  const weeks: (number | undefined)[][] = [];
  for (let day = 1; day <= dayCount; day += 1) {
    const weekday = (new Date(Date.UTC(year, monthNumber - 1, day)).getUTCDay() + 6) % 7;
    if (weekday > friday) continue;
    if (weekday === monday || weeks.length === 0)
      weeks.push(Array.from<number | undefined>({ length: 5 }));
    const week = weeks.at(-1);
    if (week) week[weekday] = day;
  }
  return weeks;
}
