import type { pageTitleWords as pageTitles } from '../page-titles.ts';
import type { Translation } from '../translation.ts';

export const pageTitleWords: Translation<typeof pageTitles> = {
  breadcrumbs: 'Sie sind hier',
  pausePictures: 'Bilder anhalten',
  pauseFilm: 'Film anhalten',
  playFilm: 'Film abspielen',
};
