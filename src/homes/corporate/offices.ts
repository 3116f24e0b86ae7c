/** Number of mechanics by office; together those of the last year in `yearTable`. */
export const mechanics = {
  Buffalo: 158,
  Cleveland: 112,
  Pittsburgh: 94,
  Rochester: 61,
  Erie: 36,
} as const;

/** Formats the number of mechanics of an office: `158 mechanics`. */
export const mechanicsText = (city: keyof typeof mechanics) => `${mechanics[city]} mechanics`;
