/** Event of a year. */
export interface StoryEntry {
  year: number;
  title: string;
  content: string;
  /** True for the year in which the cord of the first screen is torn. */
  isTorn?: boolean;
}
