import { describe, expect, it, test } from 'vitest';
import { choiceOf, fromFormValues, places, toggleItem, totalPrice } from './bench.ts';
import { items, notForSale } from './items.ts';

describe('moved', () => {
  it('puts an item on the bench, and takes it off again', () => {
    expect(toggleItem(['crock'], 'lamp')).toEqual(['crock', 'lamp']);
    expect(toggleItem(['crock', 'lamp'], 'crock')).toEqual(['lamp']);
  });
  it('has room for four', () => {
    const full = ['crock', 'lamp', 'rug', 'jar'];
    expect(full).toHaveLength(places.length);
    expect(toggleItem(full, 'stool')).toBe(full);
  });
});

test('what lies on the bench adds up', () => {
  expect(totalPrice([], items)).toBe(0);
  expect(totalPrice(['crock', 'pitcher'], items)).toBe(218);
});

test('a form is read back, each item once and none that is not for sale', () => {
  const values = ['Green pitcher, $78', '', 'Green pitcher, $78', 'Sofa, $1', 'Border rug, $520'];
  expect(fromFormValues(values, items)).toEqual(['pitcher', 'rug']);
  expect(fromFormValues(items.map(choiceOf), items)).toEqual(items.map(({ id }) => id));
});

describe('the marks', () => {
  /** The picture as narrow as it gets: 46 rem wide, 23 high. */
  const frame = { width: 736, height: 368 };
  const half = 22;
  const marks = [...items, notForSale].map(({ id, x, y }) => ({
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
