import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Post } from '../content/schema/post.ts';
import { classicOf } from '../homes/classic-blog/edit/marked-post.ts';
import { lifestyleOf } from '../homes/lifestyle-blog/reading.ts';
import type { SampleConfig } from '../page-meta/samples.ts';
import { isKeptPost } from './kept-posts.ts';
import { postsWithSamples, postText } from './posts.ts';

const samples = postsWithSamples.filter(({ sample }) => sample);

const withText = (posts: readonly Post[]) =>
  posts.map((post) => ({ ...post, text: postText(post.id) }));

/** Selections of posts, as the pages of the homes make them. */
const shownBy: Record<string, (posts: readonly Post[]) => readonly { id: number }[]> = {
  'blog-metro': (posts) => posts.filter(({ blogType }) => blogType === 'metro'),
  'classic-blog': (posts) => classicOf(withText(posts)),
  'lifestyle-blog': (posts) => lifestyleOf(withText(posts)),
  startup: (posts) =>
    posts.filter(
      ({ blogType, category }) => blogType === 'masonry' && category.includes('startup'),
    ),
};

const keptBy = (config: SampleConfig) => samples.filter((post) => isKeptPost(post, config));
const idsOf = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);

test('the homes that show posts are those tested here', () => {
  const files = globSync('src/homes/*/*.data.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('blog/posts.ts'),
  );
  const homes = files.map((file) => file.split('/')[2]);
  expect(homes.sort()).toEqual(Object.keys(shownBy).sort());
});

test.each(Object.entries(shownBy))('%s has its posts at / and as a sample', (home, shown) => {
  const all = idsOf(shown(samples));
  expect(all.length).toBeGreaterThan(0);
  const configs: SampleConfig[] = [
    { home, samples: false },
    { home, samples: [] },
    { home: 'business', samples: [home] },
    { home: 'business', samples: ['homes'] },
  ];
  for (const config of configs) expect(idsOf(shown(keptBy(config)))).toEqual(all);
});

test('a home that shows none keeps no sample posts, and the blog keeps all of them', () => {
  expect(keptBy({ home: 'business', samples: ['cafe', 'portfolio'] })).toEqual([]);
  expect(keptBy({ home: 'business', samples: false })).toEqual([]);
  expect(keptBy({ home: 'business', samples: ['blog'] })).toEqual(samples);
});
