/** Night and time of a talk, in minutes as `nightMinutes` returns them. */
export interface TimedTalk {
  id: string;
  night: 1 | 2;
  start: number;
  end: number;
}

/** Returns the chosen talks that overlap, as pairs in the order of the program. */
export function clashesOf<T extends TimedTalk>(chosen: readonly T[]): [first: T, second: T][] {
  const ordered = chosen.toSorted(
    (a, b) => a.night - b.night || a.start - b.start || a.end - b.end,
  );
  return ordered.flatMap((first, index) =>
    ordered
      .slice(index + 1)
      .filter((second) => second.night === first.night && second.start < first.end)
      .map((second): [T, T] => [first, second]),
  );
}
