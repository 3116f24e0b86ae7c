import { expect, test } from 'vitest';
import { caseStudy, caseStudyCharts } from './copy.ts';

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const result = (label: string) => caseStudy.results.find((row) => row.label === label);
const blocks = caseStudy.sections.flatMap((section) => section.blocks);

test('every chart has a value for each label, and stands in the text once', () => {
  for (const chart of Object.values(caseStudyCharts)) {
    for (const line of chart.series) expect(line.values).toHaveLength(chart.labels.length);
  }
  // That of the calls is the drawing of the first screen.
  const slots = ['calls', ...blocks.flatMap((block) => ('chart' in block ? [block.chart] : []))];
  expect(slots.toSorted()).toEqual(Object.keys(caseStudyCharts).toSorted());
});

test('the printed average is that of the chart', () => {
  const [before, after] = caseStudyCharts.calls.series.map((line) => mean(line.values));
  expect(result('Calls a day')).toMatchObject({ before: `${before}`, after: `${after}` });
});

test('of the places on a boat, as many are empty as the text says', () => {
  const [deck] = blocks.filter((block) => block.kind === 'places');
  const empty = caseStudyCharts.noShows.series.map((line) =>
    Math.round(((deck?.places ?? 0) * mean(line.values)) / 100),
  );
  expect(empty).toEqual([4, 1]);
  expect(deck?.label).toContain('28 places for cars each: four are empty before, and one after');
});

test('the calls add up to the number in the text', () => {
  expect(caseStudyCharts.questions.series[0]?.values.reduce((a, b) => a + b, 0)).toBe(391);
});

test('the price is the sum of its parts', () => {
  const dollars = (text = '') => Number(text.replace(/[$,]/g, ''));
  const table = blocks.find((block) => block.kind === 'table');
  const prices = table?.rows.map((row) => dollars(row[1])) ?? [];
  const total = prices.pop();
  expect(prices.reduce((a, b) => a + b, 0)).toBe(total);
  expect(total).toBe(148_500);
});

test('the anchors are unique', () => {
  const ids = caseStudy.sections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
});
