/** Design rules of the firm in figures; `projects.test.ts` checks every project against them. */
export const houseRules = {
  /** Square feet that one household may have. */
  largestHouse: 1300,
  /** Minutes by car to the farthest thing that it builds. */
  farthest: 60,
} as const;
