/** A block of the floor: `wide` takes four tiles by two, the others two by two. */
export interface FloorBlock<Post, Note> {
  readonly kind: 'post' | 'note';
  readonly post?: Post;
  readonly note?: Note;
  readonly wide: boolean;
}

/** Columns of the floor on a large screen, in tiles. */
export const across = 6;
const widthOf = ({ wide }: { wide: boolean }) => (wide ? 4 : 2);

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
    wide: post.double_col === true,
  }));
  let noted = 0;
  const nextNote = () => ({
    kind: 'note' as const,
    note: notes[noted++ % notes.length] as Note,
    wide: false,
  });
  const rows: FloorBlock<Post, Note>[][] = [];
  while (unplaced.length > 0) {
    const row: FloorBlock<Post, Note>[] = [];
    let room = across;
    while (room > 0) {
      const next = unplaced[0];
      const block = next && widthOf(next) <= room ? unplaced.shift() : undefined;
      row.push(block ?? nextNote());
      room -= block ? widthOf(block) : 2;
    }
    const endsWithNote = row.length === 2 && row[1]?.kind === 'note';
    rows.push(endsWithNote && rows.length % 2 === 1 ? row.toReversed() : row);
  }
  return rows.flat();
}
