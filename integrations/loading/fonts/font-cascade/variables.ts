/** Returns the offset of the parenthesis that closes the one right before the offset `start`. */
function closingParenthesis(text: string, start: number): number {
  let depth = 1;
  for (let offset = start; offset < text.length; offset += 1) {
    if (text[offset] === '(') depth += 1;
    if (text[offset] === ')') depth -= 1;
    if (depth === 0) return offset;
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
  const nameStart = start + 'var('.length;
  const end = closingParenthesis(text, nameStart);
  const [name = '', ...fallback] = text.slice(nameStart, end).split(',');
  const declaredValues = valuesOf(name.trim());
  const values =
    declaredValues.length > 0 || fallback.length === 0
      ? declaredValues
      : substitute(fallback.join(','), valuesOf);
  const endings = substitute(text.slice(end + 1), valuesOf);
  return values.flatMap((value) =>
    endings.map((ending) => `${text.slice(0, start)}${value} ${ending}`.trim()),
  );
}
