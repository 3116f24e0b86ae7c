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
