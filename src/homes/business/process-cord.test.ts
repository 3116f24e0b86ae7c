import { expect, test } from 'vitest';
import { allStages, oneStage, stageEdges } from './process-cord.ts';

/** Returns the number of loops in a path: of six curves each. */
const loopsIn = (path: string) => (path.match(/c/g) ?? []).length / 6;

test('a loop is a week, in both drawings', () => {
  expect(loopsIn(allStages([0, 2, 4, 10, 0]).path)).toBe(16);
  expect(loopsIn(oneStage(10).path)).toBe(10);
});

test('hours are no loop, and days a low wave', () => {
  expect(oneStage(0).path).not.toContain('c');
  expect(oneStage(0.4).path.match(/c/g)).toHaveLength(2);
});

test('stages fill the content, longer ones more of it, and their loops stay within', () => {
  const weeks = [0, 1, 30, 3];
  const edges = stageEdges(weeks);
  expect(edges[0]).toBe(56);
  expect(edges.at(-1)).toBeCloseTo(1224);
  const widths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
  expect([...widths].sort((a, b) => a - b)).toEqual([widths[0], widths[1], widths[3], widths[2]]);
  expect(stageEdges([0, 0])).toEqual([56, 640, 1224]);
});

test('the line goes from edge to edge', () => {
  for (const { path } of [allStages([0, 2]), oneStage(3)]) {
    expect(path).toMatch(/^M-3000 40L/);
    expect(path).toMatch(/L3000 40$/);
  }
});
