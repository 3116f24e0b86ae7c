/** Allergens, by the letter beside a dish. */
export const allergens = {
  M: 'milk',
  E: 'egg',
  W: 'wheat',
  N: 'nuts',
  F: 'fish',
  S: 'shellfish',
} as const;
export type Letter = keyof typeof allergens;

export interface Dish {
  title: string;
  text: string;
  /** In dollars. */
  price: number;
  has: readonly Letter[];
  /** Of those, the ones that the kitchen leaves out on request. */
  without?: readonly Letter[];
  /** Drink with it, by the glass. */
  glass?: { title: string; price: number };
}

export interface Course {
  title: string;
  dishes: readonly Dish[];
}
