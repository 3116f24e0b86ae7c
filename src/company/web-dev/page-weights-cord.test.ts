import { expect, test } from 'vitest';
import { weightsCord } from './page-weights-cord.ts';

const frame = { pegs: [50, 640, 1230], top: 16, turn: 11, depth: 200, side: 110, knot: 11 };
const usual = { kilobytes: 2950, side: 110 };

test('areas of the boxes and depths of the cord are to scale', () => {
  const { boxes } = weightsCord([usual.kilobytes, 110], frame);
  const [heavy, light] = boxes;
  expect(heavy?.side).toBe(usual.side);
  expect(((light?.side ?? 0) / usual.side) ** 2).toBeCloseTo(110 / usual.kilobytes);
  // The box hangs below its knot: 5.3 times its half width, or 0.6 times where it is small.
  expect((heavy?.top ?? 0) - 5.3 * frame.knot).toBeCloseTo(16 + 200);
  expect((light?.top ?? 0) - 0.6 * frame.knot).toBeCloseTo(16 + (200 * 110) / 2950);
});

test('each box hangs in the middle between its pegs, clear of the other', () => {
  const [heavy, light] = weightsCord([2950, 110], frame).boxes;
  if (!heavy || !light) throw new Error('a box is missing');
  expect(heavy.left + heavy.side / 2).toBe((50 + 640) / 2);
  expect(light.left + light.side / 2).toBeCloseTo((640 + 1230) / 2);
  expect(heavy.left + heavy.side).toBeLessThan(640);
});

test('the cord comes in at the left edge and leaves at the right', () => {
  const { path, over } = weightsCord([2950, 110], frame);
  expect(path.startsWith('M-3000 16L')).toBe(true);
  expect(path.endsWith('L3000 16')).toBe(true);
  expect(over).toHaveLength(3);
});

test('a page of nothing still hangs there', () => {
  expect(weightsCord([100, 0], frame).boxes[1]?.side).toBe(4);
  expect(weightsCord([0, 0], frame).path).not.toContain('NaN');
});
