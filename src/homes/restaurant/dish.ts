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
  allergens: readonly AllergenLetter[];
  /** Allergens of this dish that the kitchen can leave out. */
  removable?: readonly AllergenLetter[];
  /** Drink with it, by the glass. */
  glass?: { title: string; price: number };
}

export interface Course {
  title: string;
  dishes: readonly Dish[];
}
