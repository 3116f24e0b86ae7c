/** The paint of each day, as it is in the pot. */
export const weekPaints = {
  monday: '#1d4fa8',
  tuesday: '#c8281e',
  wednesday: '#fba600',
  thursday: '#0d6a48',
  friday: '#755a5c',
  primer: '#ece6da',
} as const;
