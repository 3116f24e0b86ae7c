/** What the firm says of itself in figures; `projects.test.ts` holds every project against them. */
export const houseRules = {
  /** Square feet that one household may have. */
  largestHouse: 1300,
  /** Minutes by car to the farthest thing that it builds. */
  farthest: 60,
} as const;
