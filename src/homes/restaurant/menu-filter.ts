import type { Course, Dish, Letter } from './dish.ts';

/**
 * Whether somebody who avoids some things can eat a dish.
 *
 * @returns what has to be left out of it, nothing if it is right as it is; undefined if it will not do
 */
export function leftOut(dish: Dish, avoided: readonly Letter[]): Letter[] | undefined {
  const inside = dish.has.filter((letter) => avoided.includes(letter));
  return inside.every((letter) => dish.without?.includes(letter)) ? inside : undefined;
}

/** How many dishes are right as they are, are changed, or stay off the sheet. */
export function tally(courses: readonly Course[], avoided: readonly Letter[]) {
  const all = courses.flatMap(({ dishes }) => dishes.map((dish) => leftOut(dish, avoided)));
  const fitting = all.filter((letters) => letters !== undefined);
  const changed = fitting.filter((letters) => letters.length > 0).length;
  return { asIs: fitting.length - changed, changed, off: all.length - fitting.length };
}

/** `milk`, `milk and nuts`, `milk, egg and nuts`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
