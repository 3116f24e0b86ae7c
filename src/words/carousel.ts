/** Words of a carousel: names of the roles, and of each slide. */
export const carouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  place: (number: number, count: number) => `${number} of ${count}`,
} as const;
