import { expect, test } from 'vitest';
import { copy, thisIssue } from './copy.ts';
import { frontPageDate, weekdayText } from './issues.ts';
import { stories } from './stories.ts';

test('what a copy is made of adds up to its price', () => {
  const sum = copy.subscribe.cost.rows.reduce((all, { cents }) => all + cents, 0);
  expect(sum).toBe(1100);
});

test('the issue goes back to the page that is shown', () => {
  expect(weekdayText(frontPageDate(thisIssue))).toBe('Thursday, November 17, 2016');
  expect(copy.hero.weather.before).toMatch(/Sunset 4:1\d\./);
});

test.each(stories)('both states of “$id” have about the same length', ({ before, now }) => {
  const [one, other] = [before.text.length, now.text.length];
  expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(0.2);
});

test('everybody who was quoted is counted', () => {
  expect(copy.hero.quoted.rows.reduce((all, { count }) => all + count, 0)).toBe(23);
});
