import { expect, test } from 'vitest';
import { services } from '../../content/services.ts';
import { features } from './features.ts';
import { startupFigures } from './figures.ts';

test('[S1] the startup home has its figures, three features and enough services for a carousel', () => {
  expect(startupFigures.map(({ value, suffix = '' }) => `${value}${suffix}`)).toEqual([
    '175+',
    '20',
    '200+',
  ]);
  expect(features).toHaveLength(3);
  expect(services.length).toBeGreaterThanOrEqual(6);
});
