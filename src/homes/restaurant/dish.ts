/** What people must not eat, by the letter that stands beside a dish. */
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
  /** Of those, what the kitchen leaves out when asked. */
  without?: readonly Letter[];
  /** What is drunk with it, by the glass. */
  glass?: { title: string; price: number };
}

export interface Course {
  title: string;
  dishes: readonly Dish[];
}
