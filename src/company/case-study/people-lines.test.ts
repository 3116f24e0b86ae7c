import { expect, test } from 'vitest';
import { drawPeople } from './people-lines.ts';

const endsOf = (path: string) => [...path.matchAll(/h(\d+)/g)].map(([, end]) => Number(end));

test('at the beginning of each step there are as many lines as people who reach it', () => {
  const values = [100, 61, 44, 31];
  const { path, width } = drawPeople(values);
  const ends = endsOf(path);
  expect(ends).toHaveLength(100);
  expect(width).toBe(400);
  for (const [index, value] of values.entries())
    expect(ends.filter((end) => end > index * 100)).toHaveLength(value);
  expect(ends.filter((end) => end === width)).toHaveLength(31);
});

test('other numbers of people are drawn as parts of a hundred, and none as no lines', () => {
  expect(endsOf(drawPeople([40, 20]).path).filter((end) => end === 200)).toHaveLength(50);
  expect(drawPeople([0, 0]).path).toBe('');
});
