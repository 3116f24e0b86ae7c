import { expect, test } from 'vitest';
import { layBlocks } from './floor-plan.ts';

const notes = ['rain', 'ring', 'blue'];
const post = (id: number, double_col?: boolean) => ({ id, double_col });

/** Columns that each row fills, six at most: a wide block takes four, a narrow one two. */
function rowsOf(blocks: readonly { isWide: boolean }[]): number[] {
  const rows: number[] = [];
  let filled = 0;
  for (const { isWide } of blocks) {
    const width = isWide ? 4 : 2;
    if (filled + width > 6) {
      rows.push(filled);
      filled = 0;
    }
    filled += width;
  }
  return [...rows, filled];
}

const plans = {
  'the five of today': [post(13, true), post(44, true), post(54), post(36, true), post(26, true)],
  'single ones': [post(1), post(2), post(3), post(4)],
  'one wide one': [post(1, true)],
  'by turns': [post(1), post(2, true), post(3), post(4, true), post(5)],
  'many wide ones': Array.from({ length: 9 }, (_, id) => post(id, true)),
};

test.each(Object.entries(plans))(
  '%s: no row has a hole, and posts keep their order',
  (_, posts) => {
    const blocks = layBlocks(posts, notes);
    expect(rowsOf(blocks).every((row) => row === 6)).toBe(true);
    expect(blocks.flatMap(({ post: each }) => each?.id ?? [])).toEqual(posts.map(({ id }) => id));
  },
);

test('a narrow post closes the row of a wide one, and otherwise a note does', () => {
  const kinds = layBlocks(plans['the five of today'], notes).map(({ kind, post: each, note }) =>
    kind === 'post' ? each?.id : note,
  );
  expect(kinds).toEqual([13, 'rain', 44, 54, 36, 'ring', 'blue', 26]);
});

test('no post, no floor', () => {
  expect(layBlocks([], notes)).toEqual([]);
});
