import { atFirstSign } from '../../elements/first-sign/at-first-sign.ts';

const load = () => import('./gallery.ts');
const field = document.querySelector('[data-icon-search]') as HTMLInputElement;
// A query that the browser has restored on reload shows its results at once.
if (field.value) load();
else atFirstSign(load);
