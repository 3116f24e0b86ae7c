import { expect, test } from 'vitest';
import { coilFrom, topStrands, traceCoil, traceStrands } from './coil.ts';
import { CordPen } from './cord-pen.ts';

const loops = [
  { pitch: 20, width: 30, height: 40 },
  { pitch: 30, width: 30, height: 80 },
];
const coil = coilFrom([100, 200], loops);

test('loops stand on a line, each as high as it is told, one pitch from the next', () => {
  expect(coil.count).toBe(2);
  expect(coil.at(0)).toEqual([100, 200]);
  for (const [turn, x, y] of [
    [0.5, 110, 160],
    [1, 120, 200],
    [1.5, 135, 120],
    [2, 150, 200],
  ] as const) {
    expect(coil.at(turn)[0]).toBeCloseTo(x);
    expect(coil.at(turn)[1]).toBeCloseTo(y);
  }
});

test('a coil is drawn by four curves a loop, whose ends a part of it shares', () => {
  const whole = traceCoil(new CordPen(100, 200), coil).path();
  expect(whole.match(/c/g)).toHaveLength(8);
  const part = traceCoil(new CordPen(...coil.at(0.4)), coil, 0.4).path();
  const shared = whole.split('c').slice(4).join('c');
  expect(part.endsWith(shared)).toBe(true);
});

test('each loop lies on top from its highest point down, within the part that is drawn', () => {
  expect(topStrands(coil).match(/M[^c]+/g)).toEqual(['M110 160', 'M135 120']);
  expect(topStrands(coil, 0, 0.4)).toBe('');
  expect(topStrands(coil, 1).match(/M[^c]+/g)).toEqual(['M135 120']);
  expect(traceStrands(new CordPen(0, 0), coil, (index) => [index, index]).path()).toBe('');
});
