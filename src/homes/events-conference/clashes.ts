/** Night and time of a talk; in minutes as of `nightMinutes`. */
export interface Timed {
  id: string;
  night: 1 | 2;
  from: number;
  to: number;
}

/** Returns the chosen talks that overlap, as pairs in the order of the program. */
export function clashesOf<T extends Timed>(chosen: readonly T[]): [first: T, second: T][] {
  const ordered = chosen.toSorted((a, b) => a.night - b.night || a.from - b.from || a.to - b.to);
  return ordered.flatMap((first, index) =>
    ordered
      .slice(index + 1)
      .filter((second) => second.night === first.night && second.from < first.to)
      .map((second): [T, T] => [first, second]),
  );
}
