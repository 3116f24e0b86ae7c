/** Exported function or constant of a file. */
interface Export {
  name: string;
  /** Doc comment right above, up to its first tag, as one line. */
  docstring: string;
  /** True if the doc comment has the tag `@internal`. */
  isInternal: boolean;
}

/** Matches exports at the beginning of a line, with the doc comment right above. */
const exportPattern =
  /^(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export (?:async )?(?:function|const) (\w+)/gm;

/** Joins the lines of a comment, up to its first tag. */
const textOf = (comment: string) =>
  comment
    .replaceAll(/^[ *]+/gm, '')
    .replace(/^@[\s\S]*/m, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the exports of a source file, in order. */
export const exportsOf = (text: string): Export[] =>
  [...text.matchAll(exportPattern)].map(([, comment = '', name = '']) => ({
    name,
    docstring: textOf(comment),
    isInternal: comment.includes('@internal'),
  }));

/** Returns the `@remarks` of a source file, each as one line; they are printed after installation. */
export const remarksIn = (text: string): string[] =>
  [...text.matchAll(/^[ *]*@remarks ((?:(?!\*\/)[\s\S])*)/gm)].map(([, comment = '']) =>
    textOf(comment),
  );

/** Returns the first sentence; the next sentence begins with a capital, a digit or a backtick. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?][)”’"]?)\s+(?=[\p{Lu}\d`“(])/u)[0] ?? text;
}
