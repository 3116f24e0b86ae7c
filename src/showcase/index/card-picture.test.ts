import { expect, test } from 'vitest';
import { cardPicture } from './showcase-groups.ts';

test('a page shows its thumbnail, and a new one the picture of its meta', () => {
  expect(cardPicture({ path: '/page/career', picture: 'career-stool' })).toBe(
    '/showcase/page-career.avif',
  );
  expect(cardPicture({ path: '/page/new', picture: 'career-stool' })).toBe(
    '/media/career-stool-480.avif',
  );
});
