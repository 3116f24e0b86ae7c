import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';

test('[S2] the three openings answer at the paths of the specification', () => {
  expect(jobs.map((job) => job.path)).toEqual([
    '/front-end-developer',
    '/react-developer',
    '/business-dev-executive',
  ]);
});
