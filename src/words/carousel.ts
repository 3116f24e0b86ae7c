/** Words of a carousel: names of the roles. */
export const carouselWords = { carousel: 'carousel', slide: 'slide' } as const;
