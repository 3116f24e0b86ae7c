/** Number of rows as high as a column is wide. */
export const rowsPerColumnWidth = 12;
/** Smallest and largest row span of a picture. */
const minRows = 7;
const maxRows = 17;

/** Returns the row span of a picture that is as wide as a column. */
export const masonryRows = ({ width, height }: { width: number; height: number }): number =>
  Math.min(maxRows, Math.max(minRows, Math.round((rowsPerColumnWidth * height) / width)));
