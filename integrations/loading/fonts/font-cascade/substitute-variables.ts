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
 * Substitutes each `var()` of a value by all values that the variable may have, and returns all
 * combinations: none if a variable has neither a value nor a fallback.
 */
export function substituteVariables(
  text: string,
  possibleValues: (variable: string) => string[],
): string[] {
  const start = text.search(/\bvar\(/);
  if (start < 0) return [text.trim()];
  const nameStart = start + 'var('.length;
  const end = closingParenthesis(text, nameStart);
  const [name = '', ...fallback] = text.slice(nameStart, end).split(',');
  const declaredValues = possibleValues(name.trim());
  const values =
    declaredValues.length > 0 || fallback.length === 0
      ? declaredValues
      : substituteVariables(fallback.join(','), possibleValues);
  const endings = substituteVariables(text.slice(end + 1), possibleValues);
  return values.flatMap((value) =>
    endings.map((ending) => `${text.slice(0, start)}${value} ${ending}`.trim()),
  );
}
