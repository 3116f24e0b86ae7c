/** Matches a `var()`, whose fallback may contain brackets in brackets. */
const variablePattern = /\bvar\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/;

/**
 * Substitutes each `var()` of a value by all values that the variable may have, and returns all
 * combinations: none if a variable has neither a value nor a fallback.
 */
export function substituteVariables(
  text: string,
  possibleValues: (variable: string) => string[],
): string[] {
  const [variable, name = '', fallback] = variablePattern.exec(text) ?? [];
  if (variable === undefined) return [text.trim()];
  const declared = possibleValues(name);
  const values = declared.length > 0 || fallback === undefined ? declared : [fallback];
  return values.flatMap((value) =>
    substituteVariables(
      text.replace(variable, () => value),
      possibleValues,
    ),
  );
}
