import { editDistance } from './edit-distance.ts';

/** The name that somebody who wrote `wanted` may have meant; undefined where none is near. */
export function closest(wanted: string, names: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(wanted.length / 3));
  let best: { name: string; away: number } | undefined;
  for (const name of names) {
    const away = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (away <= most && away < (best?.away ?? Number.POSITIVE_INFINITY)) best = { name, away };
  }
  return best?.name;
}

/** ` Did you mean "…"?`, where one of the names is near; else nothing. */
export function didYouMean(wanted: string, names: Iterable<string>): string {
  const name = closest(wanted, names);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
