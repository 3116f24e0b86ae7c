/** Class, id, or a stretch of other text in a selector. */
export interface Piece {
  kind: 'class' | 'id' | 'text';
  /** Name without its sign; for other text the text itself. */
  name: string;
}

const ident = /^-?(?:[A-Za-z_\u0080-\uFFFF]|\\.)(?:[\w-]|[\u0080-\uFFFF]|\\.)*/;

/** Splits a selector into classes, ids and the text between; brackets and strings stay text. */
export function pieces(selector: string): Piece[] {
  const found: Piece[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') found.push({ kind: 'text', name: text });
    text = '';
  };
  for (let at = 0; at < selector.length; ) {
    const letter = selector[at] ?? '';
    const kept = skipped(selector, at);
    if (kept > at) {
      text += selector.slice(at, kept);
      at = kept;
      continue;
    }
    const name = '.#'.includes(letter) ? ident.exec(selector.slice(at + 1))?.[0] : undefined;
    if (name === undefined) {
      text += letter;
      at += 1;
      continue;
    }
    flush();
    found.push({ kind: letter === '.' ? 'class' : 'id', name });
    at += 1 + name.length;
  }
  flush();
  return found;
}

/** Returns the end of a bracket, string, comment or escape that begins at an offset. */
function skipped(text: string, at: number): number {
  const letter = text[at];
  if (letter === '\\') return at + 2;
  if (letter === '/' && text[at + 1] === '*') return text.indexOf('*/', at) + 2;
  if (letter === '"' || letter === "'") {
    for (let end = at + 1; end < text.length; end += 1) {
      if (text[end] === '\\') end += 1;
      else if (text[end] === letter) return end + 1;
    }
    return text.length;
  }
  if (letter !== '[') return at;
  let end = at + 1;
  while (end < text.length && text[end] !== ']') end = Math.max(skipped(text, end), end + 1);
  return end + 1;
}

/** Returns the class names of a selector. */
export const classesIn = (selector: string): string[] =>
  pieces(selector).flatMap(({ kind, name }) => (kind === 'class' ? name : []));
