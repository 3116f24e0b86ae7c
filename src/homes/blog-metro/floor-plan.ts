/** Block of the floor: a wide one takes four tiles by two, the others two by two. */
export interface FloorBlock<Post, Note> {
  readonly kind: 'post' | 'note';
  readonly post?: Post;
  readonly note?: Note;
  readonly isWide: boolean;
}

/** Columns of the floor on a large screen, in tiles. */
export const columnCount = 6;
const columnsOf = ({ isWide }: { isWide: boolean }) => (isWide ? 4 : 2);

/**
 * Lays posts and notes out in rows of six tiles without gaps. Posts keep their order: a gap that the next
 * post does not fit into is filled by the next note; the notes repeat when they run out. Every
 * other row begins with its narrow block if that is a note.
 */
export function layBlocks<Post extends { double_col?: boolean | undefined }, Note>(
  posts: readonly Post[],
  notes: readonly Note[],
): FloorBlock<Post, Note>[] {
  const unplaced = posts.map((post) => ({
    kind: 'post' as const,
    post,
    isWide: post.double_col === true,
  }));
  let noteCount = 0;
  const nextNote = () => ({
    kind: 'note' as const,
    note: notes[noteCount++ % notes.length] as Note,
    isWide: false,
  });
  const rows: FloorBlock<Post, Note>[][] = [];
  while (unplaced.length > 0) {
    const row: FloorBlock<Post, Note>[] = [];
    let freeColumns = columnCount;
    while (freeColumns > 0) {
      const next = unplaced[0];
      const block = next && columnsOf(next) <= freeColumns ? unplaced.shift() : undefined;
      row.push(block ?? nextNote());
      freeColumns -= block ? columnsOf(block) : 2;
    }
    const endsWithNote = row.length === 2 && row[1]?.kind === 'note';
    rows.push(endsWithNote && rows.length % 2 === 1 ? row.toReversed() : row);
  }
  return rows.flat();
}
