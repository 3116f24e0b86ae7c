import { expect, test } from 'vitest';
import { clampToLimits, planOf, valuesOf } from './plan-fields.ts';
import { spreadLabels } from './spread-labels.ts';
import { samplePlan } from './terms.ts';

test('what is typed stays within its limits', () => {
  expect(clampToLimits('monthly', 99_999)).toBe(3000);
  expect(clampToLimits('monthly', -5)).toBe(0);
  expect(clampToLimits('years', 0)).toBe(1);
  expect(clampToLimits('years', 12.6)).toBe(13);
  expect(clampToLimits('rate', Number.NaN)).toBe(0);
  expect(clampToLimits('fee', 0.37)).toBe(0.37);
});

test('fields and arithmetic speak of the same plan', () => {
  expect(valuesOf(samplePlan)).toMatchObject({ monthly: 300, years: 40, rate: 4.5, fee: 0.3 });
  expect(planOf(valuesOf(samplePlan))).toEqual(samplePlan);
});

test('labels keep their distance, their order and their place on the chart', () => {
  expect(spreadLabels([90, 50, 10], 15)).toEqual([90, 50, 10]);
  expect(spreadLabels([90, 88, 10], 15)).toEqual([90, 75, 10]);
  expect(spreadLabels([4, 2, 1], 15)).toEqual([30, 15, 0]);
  expect(spreadLabels([20, 95, 99], 15, 92)).toEqual([20, 77, 92]);
});
