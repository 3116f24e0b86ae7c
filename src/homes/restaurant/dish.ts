/** Allergens, by the letter beside a dish. */
export const allergens = {
  M: 'milk',
  E: 'egg',
  W: 'wheat',
  N: 'nuts',
  F: 'fish',
  S: 'shellfish',
} as const;
export type AllergenLetter = keyof typeof allergens;

export interface Dish {
  title: string;
  text: string;
  /** In dollars. */
  price: number;
  has: readonly AllergenLetter[];
  /** Those of them that the kitchen can leave out. */
  without?: readonly AllergenLetter[];
  /** Drink with it, by the glass. */
  glass?: { title: string; price: number };
}

export interface Course {
  title: string;
  dishes: readonly Dish[];
}
