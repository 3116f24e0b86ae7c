import type { Item } from './items.ts';

/** Capacity of the bench by the door. */
export const places = [1, 2, 3, 4] as const;

/** Returns the name of a place in the form, also used in the lead. */
export const placeName = (place: number): string => `Bench place ${place}`;

/** Returns an item as the form names it, its price with it. */
export const choiceOf = ({ title, price }: Pick<Item, 'title' | 'price'>): string =>
  `${title}, $${price}`;

/** Returns the bench after an item was added or removed; the same if it is full. */
export function toggled(bench: readonly string[], id: string): readonly string[] {
  if (bench.includes(id)) return bench.filter((one) => one !== id);
  return bench.length < places.length ? [...bench, id] : bench;
}

type Priced = Pick<Item, 'id' | 'price'>;

/** Returns the sum of the items on the bench, in dollars. */
export const totalPrice = (bench: readonly string[], items: readonly Priced[]): number =>
  items.reduce((sum, { id, price }) => sum + (bench.includes(id) ? price : 0), 0);

/** Returns the items in the form's places, each once; unknown ones are left out. */
export function fromFormValues(
  values: readonly string[],
  items: readonly Pick<Item, 'id' | 'title' | 'price'>[],
): readonly string[] {
  const ids = values.flatMap((value) => items.find((one) => choiceOf(one) === value)?.id ?? []);
  return [...new Set(ids)];
}
