import { expect, test } from 'vitest';
import { tagsOf } from './tags-of.ts';

test('returns tags of two or more posts by name, linked to their search', () => {
  const posts = [
    { tags: ['mail', 'two words', 'mail'] },
    { tags: ['two words', 'law'] },
    { tags: ['law', 'once'] },
  ];
  expect(tagsOf(posts)).toEqual([
    { title: 'law', link: '/page/search-result?q=law' },
    { title: 'two words', link: '/page/search-result?q=two%20words' },
  ]);
});
