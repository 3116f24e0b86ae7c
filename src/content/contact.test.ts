import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { hours } from './contact.ts';

test('the hours are those of the configuration, and their times do not wrap', () => {
  expect(hours).not.toMatch(/\d (?:[ap]m|Uhr)/);
  expect(hours.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(siteConfig.company.hours);
});
