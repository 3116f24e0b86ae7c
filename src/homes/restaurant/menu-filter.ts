import type { AllergenLetter, Course, Dish } from './dish.ts';

/**
 * Returns the allergens that the kitchen has to leave out of a dish for a guest who avoids some:
 * empty if the dish is suitable unchanged, undefined if it is unsuitable.
 */
export function allergensToOmit(
  dish: Dish,
  avoided: readonly AllergenLetter[],
): AllergenLetter[] | undefined {
  const containedAllergens = dish.allergens.filter((letter) => avoided.includes(letter));
  return containedAllergens.every((letter) => dish.removable?.includes(letter))
    ? containedAllergens
    : undefined;
}

/** Counts the dishes that are suitable unchanged, suitable with changes, or unsuitable. */
export function countDishes(courses: readonly Course[], avoided: readonly AllergenLetter[]) {
  const omissions = courses.flatMap(({ dishes }) =>
    dishes.map((dish) => allergensToOmit(dish, avoided)),
  );
  const suitable = omissions.filter((letters) => letters !== undefined);
  const changed = suitable.filter((letters) => letters.length > 0).length;
  return { asIs: suitable.length - changed, changed, off: omissions.length - suitable.length };
}

/** Joins words: `milk`, `milk and nuts`, `milk, egg and nuts`. */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
