import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { hours } from './contact.ts';

test('adds non-breaking spaces between a time, am/pm and its zone, and nothing else', () => {
  expect(hours).toMatch(/\d\u00a0pm\u00a0\S+$/);
  expect(hours).not.toMatch(/\d [ap]m/);
  expect(hours.replaceAll('\u00a0', ' ')).toBe(siteConfig.company.hours);
});
