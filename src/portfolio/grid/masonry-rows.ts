/** Number of rows as high as a column is wide. */
const linesOfColumn = 12;
/** Smallest and largest row span of a picture. */
const least = 7;
const most = 17;

/** Returns the row span of a picture that is as wide as a column. */
export const masonryRows = ({ width, height }: { width: number; height: number }): number =>
  Math.min(most, Math.max(least, Math.round((linesOfColumn * height) / width)));
