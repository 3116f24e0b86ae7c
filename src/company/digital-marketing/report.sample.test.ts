import { expect, test } from 'vitest';
import { carePrices } from '../../content/prices.ts';
import { centsOf, formatCents } from '../pricing-packages/money.ts';
import { copy } from './copy.ts';
import { reportLines, reportSums } from './report.ts';

test('the report adds up, our own bill included', () => {
  expect(reportSums(reportLines, 90_000, 21_000)).toEqual({
    spending: 41_800,
    calls: 81,
    jobs: 31,
    withFee: 131_800,
    jobWithFee: 4_252,
    profitBeforeCosts: 651_000,
    profitAfterCosts: 519_200,
  });
});

test('it is read in a minute: at most 230 words and figures', () => {
  const { recipient, summary, notes, footer } = copy.report;
  const noteTexts = notes.flatMap(({ title, content }) => [title, content]);
  const said = [recipient, summary, footer, ...noteTexts];
  const figures = reportLines.length * 5 + 12;
  expect(said.join(' ').split(/\s+/).length + figures).toBeLessThanOrEqual(230);
});

test('the sentence at its head says what a job cost, all told', () => {
  const { jobWithFee } = reportSums(reportLines, 90_000, copy.report.profitPerJob);
  expect(copy.report.summary).toContain(formatCents(jobWithFee));
});

test('each month has as many hours as are sold', () => {
  const plan = carePrices[2];
  for (const { tasks } of copy.work.items) {
    expect(`${tasks.reduce((sum, { hours }) => sum + hours, 0)} hours`).toBe(
      plan?.plans[0]?.slice(0, 7),
    );
  }
  expect(centsOf(plan?.price ?? '')).toBe(90_000);
});
