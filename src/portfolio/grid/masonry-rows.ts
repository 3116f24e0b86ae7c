/** A column of masonry is as wide as this many lines are high. */
const linesOfColumn = 12;
/** Neither a slit nor a tower. */
const least = 7;
const most = 17;

/** How many lines of masonry a picture takes when it is as wide as a column. */
export const masonryRows = ({ width, height }: { width: number; height: number }): number =>
  Math.min(most, Math.max(least, Math.round((linesOfColumn * height) / width)));
