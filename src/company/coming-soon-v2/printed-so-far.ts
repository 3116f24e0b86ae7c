/** How many of the sheets are off the press, and which comes next. */
export function printedSoFar(
  moments: readonly number[],
  now: number,
): { done: number; next: number } {
  const done = moments.filter((moment) => moment <= now).length;
  return { done, next: done < moments.length ? done : -1 };
}

/** Small numbers as a sentence has them; larger ones in figures. */
export const numberWord = (count: number): string =>
  [
    'None',
    'Two',
    'Four',
    'Six',
    'Eight',
    'Ten',
    'Twelve',
    'Fourteen',
    'Sixteen',
    'Eighteen',
    'Twenty',
  ][count / 2] ?? String(count);
