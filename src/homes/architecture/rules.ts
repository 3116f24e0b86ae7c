/** Design rules of the firm in figures; `projects.test.ts` checks every project against them. */
export const houseRules = {
  /** Maximum area for one household, in square feet. */
  largestHouse: 1300,
  /** Maximum drive to a site, in minutes. */
  farthest: 60,
} as const;
