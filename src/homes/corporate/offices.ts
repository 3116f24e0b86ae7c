/** Number of mechanics by office; the sum is that of the table of the year. */
export const mechanics = {
  Buffalo: 158,
  Cleveland: 112,
  Pittsburgh: 94,
  Rochester: 61,
  Erie: 36,
} as const;

/** Returns the number of mechanics of an office, in words. */
export const mechanicsAt = (city: keyof typeof mechanics) => `${mechanics[city]} mechanics`;
