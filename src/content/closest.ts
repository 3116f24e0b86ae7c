import { editDistance } from './edit-distance.ts';

/** Returns the name closest to `wanted`, for suggestions; undefined where none is near. */
export function closest(wanted: string, names: Iterable<string>): string | undefined {
  const maxDistance = Math.max(2, Math.floor(wanted.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance <= maxDistance && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name, distance };
  }
  return best?.name;
}

/** Returns ` Did you mean "…"?` where one of the names is near; else an empty string. */
export function didYouMean(wanted: string, names: Iterable<string>): string {
  const name = closest(wanted, names);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** Returns the error of a name that is not in a list, with the closest one; undefined for a known name. */
export const nameError = (
  kind: string,
  names: readonly string[],
  name: string,
): string | undefined =>
  names.includes(name) ? undefined : `there is no ${kind} "${name}".${didYouMean(name, names)}`;
