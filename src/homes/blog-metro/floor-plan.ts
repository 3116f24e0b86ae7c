/** A block of the floor: `wide` takes four tiles by two, the others two by two. */
export interface FloorBlock<Post, Note> {
  readonly kind: 'post' | 'note';
  readonly post?: Post;
  readonly note?: Note;
  readonly wide: boolean;
}

/** Tiles from edge to edge on a large screen. */
export const across = 6;
const widthOf = ({ wide }: { wide: boolean }) => (wide ? 4 : 2);

/**
 * Lays posts and notes in rows of six tiles that have no hole. Posts keep their order: a gap that the next
 * post does not fit takes a note, in the order of the notes, which begin anew where they run out. Every
 * other row begins with its narrow block where that is a note.
 */
export function layBlocks<Post extends { double_col?: boolean | undefined }, Note>(
  posts: readonly Post[],
  notes: readonly Note[],
): FloorBlock<Post, Note>[] {
  const waiting = posts.map((post) => ({
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
  while (waiting.length > 0) {
    const row: FloorBlock<Post, Note>[] = [];
    let room = across;
    while (room > 0) {
      const next = waiting[0];
      const block = next && widthOf(next) <= room ? waiting.shift() : undefined;
      row.push(block ?? nextNote());
      room -= block ? widthOf(block) : 2;
    }
    const endsWithNote = row.length === 2 && row[1]?.kind === 'note';
    rows.push(endsWithNote && rows.length % 2 === 1 ? row.toReversed() : row);
  }
  return rows.flat();
}
