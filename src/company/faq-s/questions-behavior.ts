import { onFirstInteraction } from '../../elements/on-first-interaction/on-first-interaction.ts';

const load = () => import('./search-questions.ts');
const restoredText = document.querySelector<HTMLInputElement>(
  '[data-questions-search] input',
)?.value;
// An answer in the URL's hash opens at once; so does a search that the browser has restored.
if (restoredText || location.search || location.hash) load();
else onFirstInteraction(load);
