/** Monday to Friday of a week; undefined where the day is in another month. */
type WorkWeek = readonly (number | undefined)[];

/** Returns the work weeks of a month `YYYY-MM`, with the days of the month. */
export function workWeeksOf(month: string): WorkWeek[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const weeks: (number | undefined)[][] = [];
  for (let day = 1; day <= length; day += 1) {
    // 0 is Monday.
    const weekday = (new Date(Date.UTC(year, number - 1, day)).getUTCDay() + 6) % 7;
    if (weekday > 4) continue;
    if (weekday === 0 || weeks.length === 0)
      weeks.push(Array.from<number | undefined>({ length: 5 }));
    const week = weeks.at(-1);
    if (week) week[weekday] = day;
  }
  return weeks;
}
