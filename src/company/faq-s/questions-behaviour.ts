import { onFirstInteraction } from '../../elements/on-first-interaction/on-first-interaction.ts';

const load = () => import('./search-questions.ts');
const kept = document.querySelector<HTMLInputElement>('[data-questions-search] input')?.value;
// An answer that the address asks for opens at once, and so does a search that the browser has kept.
if (kept || location.search || location.hash) load();
else onFirstInteraction(load);
