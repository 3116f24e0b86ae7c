/**
 * Returns the number of edits between two words: insertion, deletion, substitution, or
 * transposition of neighbors (optimal string alignment).
 */
export function editDistance(first: string, second: string): number {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let i = 1; i <= first.length; i += 1) {
    const currentRow = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const isSame = first[i - 1] === second[j - 1];
      const isTransposed =
        i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      currentRow[j] = Math.min(
        (previousRow[j] ?? 0) + 1,
        (currentRow[j - 1] ?? 0) + 1,
        (previousRow[j - 1] ?? 0) + (isSame ? 0 : 1),
        isTransposed ? (rowBeforePrevious[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  return previousRow[second.length] ?? 0;
}
