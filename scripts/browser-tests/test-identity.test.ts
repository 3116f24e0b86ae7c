import { expect, test } from 'vitest';
import { canBeListed, requestsFile, testLine } from './test-identity.ts';

const shop = { project: 'phone', file: 'src/shop/shop.spec.ts', titles: ['the till', 'adds up'] };

test('a line of a test list names one test of one project', () => {
  expect(testLine(shop)).toBe('[phone] › src/shop/shop.spec.ts › the till › adds up');
});

test('a title that contains the separator cannot be listed', () => {
  expect(canBeListed(shop)).toBe(true);
  expect(canBeListed({ ...shop, titles: ['Home › Shop'] })).toBe(false);
  expect(canBeListed({ ...shop, titles: [' adds up'] })).toBe(false);
});

test('each test of each project has a file of its own', () => {
  expect(requestsFile(shop)).toMatch(/^[\w-]+\.json$/);
  expect(requestsFile({ ...shop, project: 'desktop' })).not.toBe(requestsFile(shop));
});
