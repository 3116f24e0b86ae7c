/**
 * Changes names, ports and paths of a recipe, as its reader would.
 * @throws Error when the recipe has no such text: the test would try something else than the file.
 */
export function adaptRecipe(
  recipe: string,
  changes: readonly (readonly [from: string, to: string])[],
): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The recipe has no "${from}".`);
    return text.replaceAll(from, to);
  }, recipe);
}
