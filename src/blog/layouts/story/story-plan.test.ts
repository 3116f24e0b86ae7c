import { expect, test } from 'vitest';
import { posts } from '../../posts.ts';
import { layoutPaths } from '../layout-paths.ts';
import { storyCopy } from './copy.ts';
import { framesOf } from './frames-of.ts';
import { storyPlan } from './story-plan.ts';

const post = posts.find(({ link }) => link === layoutPaths.story);
const frames = framesOf(post?.gallery ?? [], storyCopy);

test('every picture stands in the story once, the first at its opening', () => {
  const shown = storyPlan.flatMap(({ pictures }) => pictures);
  expect([0, ...shown.toSorted((one, other) => one - other)]).toEqual([...frames.keys()]);
});

test('every part of the text stands in it once, in its order', () => {
  expect(storyPlan.flatMap(({ text }) => text ?? [])).toEqual([0, 1, 2, 3, 4]);
});

test('a frame says its place, and leads to the largest file', () => {
  expect(frames[1]).toMatchObject({
    place: '2 of 9',
    open: 'Open picture 2 large',
    src: '/media/placards-goat-eye-1600.avif',
  });
});
