import { onFirstInteraction } from '../../elements/on-first-interaction/on-first-interaction.ts';

const loadGallery = () => import('./gallery.ts');
const field = document.querySelector('[data-icon-search]') as HTMLInputElement;
// A query that the browser has restored on reload shows its results at once.
if (field.value) loadGallery();
else onFirstInteraction(loadGallery);
