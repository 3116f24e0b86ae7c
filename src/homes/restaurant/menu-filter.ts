import type { AllergenLetter, Course, Dish } from './dish.ts';

/**
 * Tests if a guest who avoids some allergens can eat a dish.
 *
 * @returns the allergens to leave out, empty if the dish is suitable unchanged; undefined if it is unsuitable
 */
export function leftOut(
  dish: Dish,
  avoided: readonly AllergenLetter[],
): AllergenLetter[] | undefined {
  const inside = dish.has.filter((letter) => avoided.includes(letter));
  return inside.every((letter) => dish.without?.includes(letter)) ? inside : undefined;
}

/** Counts the dishes that are suitable unchanged, suitable with changes, or unsuitable. */
export function tally(courses: readonly Course[], avoided: readonly AllergenLetter[]) {
  const all = courses.flatMap(({ dishes }) => dishes.map((dish) => leftOut(dish, avoided)));
  const shown = all.filter((letters) => letters !== undefined);
  const changed = shown.filter((letters) => letters.length > 0).length;
  return { asIs: shown.length - changed, changed, off: all.length - shown.length };
}

/** Returns `milk`, `milk and nuts`, `milk, egg and nuts`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
