/** Replacement of a range of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  const ordered = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  for (const edit of ordered) {
    if (edit.start < at) throw new Error(`Edits overlap at ${edit.start}: ${edit.text}`);
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
