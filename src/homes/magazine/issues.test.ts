import { expect, test } from 'vitest';
import {
  dateText,
  firstAfter,
  frontPageDate,
  issueFor,
  mailedOn,
  weekdayText,
  weeksBetween,
} from './issues.ts';

test.each([
  [1, 'March 18, 2021', 'March 17, 2011'],
  [5, 'November 18, 2021', 'November 17, 2011'],
  [6, 'January 20, 2022', 'January 19, 2012'],
  [34, 'September 17, 2026', 'September 15, 2016'],
  [35, 'November 19, 2026', 'November 17, 2016'],
])('No. %i is mailed on %s and goes back to %s', (issue, mailed, front) => {
  expect(dateText(mailedOn(issue))).toBe(mailed);
  expect(dateText(frontPageDate(issue))).toBe(front);
});

test('every issue is mailed on a Thursday, and so is its front page', () => {
  for (let issue = 1; issue < 130; issue++) {
    expect(mailedOn(issue).getUTCDay()).toBe(4);
    expect(frontPageDate(issue).getUTCDay()).toBe(4);
    expect((mailedOn(issue).getTime() - frontPageDate(issue).getTime()) / 604_800_000).toBe(
      weeksBetween,
    );
  }
});

test('the next issue is the first that is not mailed yet', () => {
  expect(firstAfter('2026-11-18')).toBe(35);
  expect(firstAfter('2026-11-19')).toBe(36);
  expect(firstAfter('2027-01-20')).toBe(36);
  expect(firstAfter('2027-01-21')).toBe(37);
});

test('a day belongs to the first front page on or after it', () => {
  expect(issueFor('2016-11-17')).toBe(35);
  expect(issueFor('2016-11-18')).toBe(36);
  expect(issueFor('2011-03-01')).toBe(1);
  expect(issueFor('2008-05-01')).toBeUndefined();
  expect(issueFor('')).toBeUndefined();
  const later = issueFor('2019-07-04') ?? 0;
  expect(weekdayText(frontPageDate(later))).toBe('Thursday, July 18, 2019');
  expect(weekdayText(mailedOn(later))).toBe('Thursday, July 19, 2029');
});
