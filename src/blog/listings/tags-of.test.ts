import { expect, test } from 'vitest';
import { tagsOf } from './tags-of.ts';

test('tags of two posts or more, by name, lead to a search for them', () => {
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
