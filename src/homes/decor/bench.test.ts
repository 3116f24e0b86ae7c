import { describe, expect, it, test } from 'vitest';
import { choiceOf, comesTo, moved, onForm, places } from './bench.ts';
import { notForSale, things } from './things.ts';

describe('moved', () => {
  it('puts a thing on the bench, and takes it off again', () => {
    expect(moved(['crock'], 'lamp')).toEqual(['crock', 'lamp']);
    expect(moved(['crock', 'lamp'], 'crock')).toEqual(['lamp']);
  });
  it('has room for four', () => {
    const full = ['crock', 'lamp', 'rug', 'jar'];
    expect(full).toHaveLength(places.length);
    expect(moved(full, 'stool')).toBe(full);
  });
});

test('what lies on the bench adds up', () => {
  expect(comesTo([], things)).toBe(0);
  expect(comesTo(['crock', 'pitcher'], things)).toBe(218);
});

test('a form is read back, each thing once and no thing that nobody sells', () => {
  const values = ['Green pitcher, $78', '', 'Green pitcher, $78', 'Sofa, $1', 'Border rug, $520'];
  expect(onForm(values, things)).toEqual(['pitcher', 'rug']);
  expect(onForm(things.map(choiceOf), things)).toEqual(things.map(({ id }) => id));
});

describe('the marks', () => {
  /** The picture as narrow as it gets: 46 rem wide, 23 high. */
  const frame = { width: 736, height: 368 };
  const half = 22;
  const marks = [...things, notForSale].map(({ id, x, y }) => ({
    id,
    left: (x / 100) * frame.width,
    top: (y / 100) * frame.height,
  }));

  it.each(marks)('$id lies in the picture with all of its target', ({ left, top }) => {
    expect(left).toBeGreaterThanOrEqual(half);
    expect(left).toBeLessThanOrEqual(frame.width - half);
    expect(top).toBeGreaterThanOrEqual(half);
    expect(top).toBeLessThanOrEqual(frame.height - half);
  });

  it('keep clear of one another', () => {
    for (const one of marks)
      for (const other of marks)
        if (one.id < other.id)
          expect(
            Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top)),
            `${one.id}, ${other.id}`,
          ).toBeGreaterThanOrEqual(2 * half);
  });
});
