import type { carouselWords as carousel } from '../carousel.ts';
import type { Translation } from '../translation.ts';

export const carouselWords: Translation<typeof carousel> = {
  carousel: 'Karussell',
  slide: 'Bild',
  place: (number, count) => `${number} von ${count}`,
};
