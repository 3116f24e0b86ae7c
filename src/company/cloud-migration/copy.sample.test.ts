import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { columnTotal, powerCost } from './cost-lines.ts';
import { cabinetmakerCosts, surveyorCosts } from './costs.ts';
import { inventory } from './inventory.ts';
import { itemsByDisposition, totalGigabytes } from './inventory-item.ts';

test('ten boxes, each with one disposition, hold what was on the disk', () => {
  expect(inventory.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(totalGigabytes(inventory)).toBe(1900);
  expect(totalGigabytes(itemsByDisposition('goes', inventory))).toBe(350);
  expect(totalGigabytes(itemsByDisposition('stays', inventory))).toBe(1102);
  expect(totalGigabytes(itemsByDisposition('thrown', inventory))).toBe(448);
});

test('the pictures name the boxes that they show', () => {
  const numbers = (disposition: 'goes' | 'stays' | 'thrown') =>
    itemsByDisposition(disposition, inventory).map(({ number }) => number);
  // As `art/drawn/move-out/scenes.ts` draws them.
  expect(numbers('goes')).toEqual([1, 2, 3, 9]);
  expect(numbers('stays')).toEqual([4, 5]);
  expect(numbers('thrown')).toEqual([6, 7, 8, 10]);
});

test('the bills add up, and the verdicts name the difference', () => {
  expect(columnTotal(surveyorCosts, 'stay')).toBe(18_769);
  expect(columnTotal(surveyorCosts, 'move')).toBe(14_854);
  expect(columnTotal(cabinetmakerCosts, 'stay')).toBe(5191);
  expect(columnTotal(cabinetmakerCosts, 'move')).toBe(12_672);
  const [moves, stays] = copy.costs.cases;
  expect(moves.verdict).toContain('$3,915');
  expect(stays.verdict).toContain('$7,481');
  expect(powerCost(180, 21)).toBe(993);
});

test('up to the line the way back stays under ten minutes, and never grows shorter', () => {
  const minutes = copy.timeline.stepsBefore.map((step) => step.rollbackMinutes ?? 0);
  for (const value of minutes) expect(value).toBeLessThan(10);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
});
