import type { lightboxWords as lightbox } from '../lightbox.ts';
import type { Translation } from '../translation.ts';

export const lightboxWords: Translation<typeof lightbox> = {
  Previous: 'Zurück',
  Next: 'Weiter',
  Close: 'Schließen',
  'Zoom in': 'Vergrößern',
  'Zoom out': 'Verkleinern',
  Lightbox: 'Großansicht',
  'Photo gallery': 'Bildergalerie',
  Carousel: 'Karussell',
  Slide: 'Bild',
  Caption: 'Bildunterschrift',
  '{index} of {total}': '{index} von {total}',
};
