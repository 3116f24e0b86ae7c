/** Words of the lightbox, by the names that its library gives them. */
export const lightboxWords = {
  Previous: 'Previous',
  Next: 'Next',
  Close: 'Close',
  'Zoom in': 'Zoom in',
  'Zoom out': 'Zoom out',
  Lightbox: 'Lightbox',
  'Photo gallery': 'Photo gallery',
  Carousel: 'Carousel',
  Slide: 'Slide',
  Caption: 'Caption',
  '{index} of {total}': '{index} of {total}',
} as const;
