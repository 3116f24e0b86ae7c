import type { Item } from './items.ts';

/** Numbers of the four places for selected items. */
export const places = [1, 2, 3, 4] as const;

/** Returns the name of a place's form field. */
export const placeName = (place: number): string => `Bench place ${place}`;

/** Returns the value of an item in the form: title and price. */
export const choiceOf = ({ title, price }: Pick<Item, 'title' | 'price'>): string =>
  `${title}, $${price}`;

/** Returns the selection after toggling an item; unchanged if it is full. */
export function toggleItem(bench: readonly string[], id: string): readonly string[] {
  if (bench.includes(id)) return bench.filter((each) => each !== id);
  return bench.length < places.length ? [...bench, id] : bench;
}

type PricedItem = Pick<Item, 'id' | 'price'>;

/** Returns the sum of the selected items, in dollars. */
export const totalPrice = (bench: readonly string[], items: readonly PricedItem[]): number =>
  items.reduce((sum, { id, price }) => sum + (bench.includes(id) ? price : 0), 0);

/** Returns the ids of the items selected in the form; unknown values are omitted. */
export function fromFormValues(
  values: readonly string[],
  items: readonly Pick<Item, 'id' | 'title' | 'price'>[],
): readonly string[] {
  const ids = values.flatMap((value) => items.find((each) => choiceOf(each) === value)?.id ?? []);
  return [...new Set(ids)];
}
