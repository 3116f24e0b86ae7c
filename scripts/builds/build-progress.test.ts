import { expect, test } from 'vitest';
import { BuildProgress } from './build-progress.ts';

const second = 1000;

test('the line names the stage, the pages done of all, and the seconds left', () => {
  const progress = new BuildProgress('quick', 0);
  expect(progress.text(0)).toBe('Building the site: checking the content, about 110 s left');
  progress.enter('bundle', 6 * second);
  expect(progress.text(6 * second)).toContain('bundling scripts and styles, about 100 s left');
  progress.count({ stage: 'render', done: 0, total: 800 }, 25 * second);
  progress.count({ stage: 'render', done: 400, total: 800 }, 31 * second);
  expect(progress.text(31 * second)).toBe(
    'Building the site: rendering pages, 400 of 800, about 75 s left',
  );
});

test('the estimate follows the speed of the machine', () => {
  const secondsAfterCheck = (seconds: number) => {
    const progress = new BuildProgress('quick', 0);
    progress.enter('bundle', seconds * second);
    return progress.secondsLeft(seconds * second);
  };
  expect(secondsAfterCheck(6)).toBe(100);
  expect(secondsAfterCheck(3)).toBe(50);
  expect(secondsAfterCheck(12)).toBe(200);
});

test('a complete build takes longer than a quick one', () => {
  const left = (kind: 'quick' | 'complete') => new BuildProgress(kind, 0).secondsLeft(0);
  expect(left('complete')).toBeGreaterThan(2 * left('quick'));
});

test('within a stage the time goes down, and never below what follows', () => {
  const progress = new BuildProgress('quick', 0);
  progress.enter('bundle', 6 * second);
  expect(progress.secondsLeft(16 * second)).toBe(90);
  expect(progress.secondsLeft(600 * second)).toBe(81);
});

test('the last page ends its stage, and the end is near', () => {
  const progress = new BuildProgress('quick', 0);
  progress.count({ stage: 'render', done: 9, total: 9 }, 37 * second);
  expect(progress.text(37 * second)).toContain('checking links, about');
  progress.count({ stage: 'optimize', done: 7, total: 7 }, 89 * second);
  expect(progress.text(89 * second)).toBe('Building the site: finishing, about 17 s left');
  expect(progress.text(120 * second)).toBe('Building the site: finishing, almost done');
});

test('no stage begins again', () => {
  const progress = new BuildProgress('quick', 0);
  progress.count({ stage: 'optimize', done: 1, total: 7 }, 50 * second);
  progress.enter('bundle', 51 * second);
  progress.count({ stage: 'render', done: 3, total: 9 }, 51 * second);
  expect(progress.text(51 * second)).toContain('optimizing pages, 1 of 7');
});

test('a site without pages to optimize has no share of them', () => {
  const progress = new BuildProgress('quick', 0);
  progress.count({ stage: 'optimize', done: 0, total: 0 }, 49 * second);
  expect(progress.text(49 * second)).toMatch(/finishing, about \d+ s left$/);
});
