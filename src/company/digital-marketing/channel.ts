/** Clicks with the same outcome. */
export interface Channel {
  id: 'far' | 'wrong' | 'nobody' | 'yours' | 'slow' | 'read' | 'called';
  title: string;
  /** Description of these visitors. */
  visitors: string;
  /** Change between the two months. */
  change: string;
  /** Clicks of this group: in the first month, in the third. */
  clicks: readonly [first: number, third: number];
}

/** Index of one of the two months that are compared. */
export type Month = 0 | 1;
