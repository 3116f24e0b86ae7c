import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { dateOf, hoursBetween, shortDate } from './hours.ts';
import { monthsWithoutWork } from './upkeep-year.ts';
import { weeks } from './weeks.ts';

const allHours = hoursBetween(weeks, 1, weeks.length);

test('the printed hours are the sum of the weeks', () => {
  expect(copy.planner.total.heading).toMatch(new RegExp(`^${allHours}\\b`));
  expect(copy.facts.map(({ value }) => value)).toContain(copy.planner.total.heading);
});

test('hours that are a fault are some of those of their week', () => {
  for (const { number, clientWork } of weeks)
    expect(clientWork.faultHours ?? 0, `${number}`).toBeLessThanOrEqual(clientWork.hours);
  const { fault } = copy.chart as { fault: string | null };
  const faults = weeks.reduce((sum, { clientWork }) => sum + (clientWork.faultHours ?? 0), 0);
  // The words beside the knot of the sample job count its loops; plain copies have no knot.
  if (fault?.includes('five')) expect(faults).toBe(5);
  if (fault !== null) expect(faults).toBeGreaterThan(0);
});

test('the stages take every week once', () => {
  const stageHours = copy.stages.exampleStages.map(({ firstWeek, lastWeek }) =>
    hoursBetween(weeks, firstWeek, lastWeek),
  );
  expect(stageHours.reduce((sum, hours) => sum + hours, 0)).toBe(allHours);
});

test('weeks follow one another and begin on a Monday', () => {
  for (const [index, { number, monday }] of weeks.entries()) {
    expect(number).toBe(index + 1);
    expect(dateOf(monday, 1).getUTCDay()).toBe(1);
    const before = weeks[index - 1];
    if (before) expect(dateOf(before.monday, 8)).toEqual(dateOf(monday, 1));
  }
  // In any language: "Apr 23", "23. Apr.".
  expect(shortDate(dateOf('2024-04-22', 2))).toMatch(/^(?=.*\b23\b)(?=.*\p{L})/u);
});

test('days stand in their order, and none hangs over Friday', () => {
  for (const { events } of weeks) {
    const days = events.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    for (const { day, span = 1 } of events) expect(day + span - 1).toBeLessThanOrEqual(5);
  }
});

test('four of seven forks went as we said', () => {
  const { items } = copy.decisions;
  expect(items).toHaveLength(7);
  const followed = items.filter(
    ({ chosenIndex, recommendedIndex }) => chosenIndex === recommendedIndex,
  );
  expect(followed).toHaveLength(4);
});

test('no month of upkeep has used up its five hours', () => {
  const { years } = copy.upkeep;
  for (const { year, hours } of years) expect(hours, `${year}`).toHaveLength(12);
  const upkeep = years.flatMap(({ year, hours }) => (year === 2024 ? hours.slice(9) : hours));
  for (const value of upkeep) expect(value ?? 0).toBeLessThan(5);
});

test('where nothing is said to have happened, no hour is drawn, and a proof takes one', () => {
  const { years, lead } = copy.upkeep;
  for (const { hours, backupTestMonths, notes } of years) {
    for (const month of backupTestMonths) expect(hours[month - 1]).toBeGreaterThan(0);
    for (const { firstMonth, lastMonth, text } of notes)
      expect(/^(?:Nothing|Nichts)\./.test(text)).toBe(
        hours.slice(firstMonth - 1, lastMonth).every((value) => value === 0),
      );
  }
  const { all, withoutWork } = monthsWithoutWork(years);
  expect(lead).toMatch(new RegExp(`\\b${withoutWork} \\p{L}+ ${all} `, 'u'));
});
