import { expect, test } from 'vitest';
import { posts } from '../../posts.ts';
import { layoutPaths } from '../layout-paths.ts';
import { storyCopy } from './copy.ts';
import { toStoryFrames } from './story-frames.ts';
import { storyPlan } from './story-plan.ts';

const post = posts.find(({ link }) => link === layoutPaths.story);
const frames = toStoryFrames(post?.gallery ?? [], storyCopy);

test('uses every picture once, the first in the opening', () => {
  const shown = storyPlan.flatMap(({ pictures }) => pictures);
  expect([0, ...shown.toSorted((one, other) => one - other)]).toEqual([...frames.keys()]);
});

test('uses every section of the text once, in order', () => {
  expect(storyPlan.flatMap(({ text }) => text ?? [])).toEqual([0, 1, 2, 3, 4]);
});

test('a frame has its position and links to the largest file', () => {
  expect(frames[1]).toMatchObject({
    position: '2 of 9',
    openLabel: 'Open picture 2 large',
    src: '/media/placards-goat-eye-1600.avif',
  });
});
