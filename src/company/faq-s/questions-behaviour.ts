import { atFirstSign } from '../../elements/first-sign/at-first-sign.ts';

const load = () => import('./search-questions.ts');
const kept = document.querySelector<HTMLInputElement>('[data-questions-search] input')?.value;
// An answer in the URL's hash opens at once; so does a search that the browser has restored.
if (kept || location.search || location.hash) load();
else atFirstSign(load);
