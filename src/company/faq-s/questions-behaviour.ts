import { atFirstSign } from '../../elements/first-sign/at-first-sign.ts';

const load = () => import('./search-questions.ts');
const kept = document.querySelector<HTMLInputElement>('[data-questions-search] input')?.value;
// An answer that the address asks for opens at once, and so does a search that the browser has kept.
if (kept || location.search || location.hash) load();
else atFirstSign(load);
