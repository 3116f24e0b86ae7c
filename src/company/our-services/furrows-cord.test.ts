import { expect, test } from 'vitest';
import { furrowsCord } from './furrows-cord.ts';
import type { ServiceDuration } from './service.ts';

const frame = { left: 80, top: 30, pitch: 70, gap: 30, longest: 600, loop: 10, perWeek: 1 };
const durations: ServiceDuration[] = [
  { id: 'sensor', duration: 'Three weeks', durationNote: '', weeks: { from: 2, to: 3 } },
  { id: 'web', duration: 'Twelve weeks', durationNote: '', weeks: { from: 6, to: 12 } },
  { id: 'search', duration: 'As long as it pays', durationNote: '' },
];

test('a furrow is as long as its weeks', () => {
  const { ends } = furrowsCord(
    [
      { id: 'sensor', duration: '', durationNote: '', weeks: { from: 1, to: 3 } },
      { id: 'web', duration: '', durationNote: '', weeks: { from: 4, to: 12 } },
    ],
    frame,
  );
  const turn = frame.gap / 2;
  expect(ends).toEqual([
    [80 + 150 + turn, 45],
    [80 + 600 + turn, 115],
  ]);
});

test('what may come on top has a loop a week', () => {
  const curvesOf = (from: number) =>
    furrowsCord(
      [{ id: 'app', duration: '', durationNote: '', weeks: { from, to: 20 } }],
      frame,
    ).path.split('c').length;
  expect(curvesOf(14) - curvesOf(20)).toBe(6 * 6);
});

test('the cord comes in at the left edge and leaves at the right, with or without an end', () => {
  for (const items of [durations, durations.filter(({ weeks }) => weeks)]) {
    const { path, ends } = furrowsCord(items, frame);
    expect(path.startsWith('M-3000 30L')).toBe(true);
    expect(path.endsWith(`L3000 ${30 + 70 * items.filter(({ weeks }) => weeks).length}`)).toBe(
      true,
    );
    expect(ends).toHaveLength(items.length);
  }
});
