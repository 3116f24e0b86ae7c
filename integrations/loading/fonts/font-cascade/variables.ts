/** Returns the offset of the parenthesis that closes the one opened just before `from`. */
function closingBracket(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/**
 * Substitutes `var()` by its possible values, in every combination; empty where a variable has
 * neither value nor fallback.
 */
export function substitute(text: string, valuesOf: (name: string) => string[]): string[] {
  const start = text.search(/\bvar\(/);
  if (start < 0) return [text.trim()];
  const end = closingBracket(text, start + 4);
  const [name = '', ...rest] = text.slice(start + 4, end).split(',');
  const known = valuesOf(name.trim());
  const values =
    known.length > 0 || rest.length === 0 ? known : substitute(rest.join(','), valuesOf);
  const tails = substitute(text.slice(end + 1), valuesOf);
  return values.flatMap((value) =>
    tails.map((tail) => `${text.slice(0, start)}${value} ${tail}`.trim()),
  );
}
