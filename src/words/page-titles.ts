/** Words of page titles. */
export const pageTitleWords = {
  breadcrumbs: 'Breadcrumbs',
  pausePictures: 'Pause the pictures',
  pauseFilm: 'Pause the film',
  playFilm: 'Play the film',
} as const;
