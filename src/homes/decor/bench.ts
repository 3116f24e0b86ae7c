import type { Thing } from './things.ts';

/** Capacity of the bench by the door. */
export const places = [1, 2, 3, 4] as const;

/** Returns the name of a place in the form, also used in the lead. */
export const placeName = (place: number): string => `Bench place ${place}`;

/** Returns a thing as the form names it, its price with it. */
export const choiceOf = ({ title, price }: Pick<Thing, 'title' | 'price'>): string =>
  `${title}, $${price}`;

/** Returns the bench after a thing was added or removed; the same if it is full. */
export function moved(bench: readonly string[], id: string): readonly string[] {
  if (bench.includes(id)) return bench.filter((one) => one !== id);
  return bench.length < places.length ? [...bench, id] : bench;
}

type Priced = Pick<Thing, 'id' | 'price'>;

/** Returns the sum of the things on the bench, in dollars. */
export const comesTo = (bench: readonly string[], things: readonly Priced[]): number =>
  things.reduce((sum, { id, price }) => sum + (bench.includes(id) ? price : 0), 0);

/** Returns the things in the form's places, each once; unknown ones are left out. */
export function onForm(
  values: readonly string[],
  things: readonly Pick<Thing, 'id' | 'title' | 'price'>[],
): readonly string[] {
  const ids = values.flatMap((value) => things.find((one) => choiceOf(one) === value)?.id ?? []);
  return [...new Set(ids)];
}
