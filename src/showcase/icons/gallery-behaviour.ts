import { atFirstSign } from '../../elements/first-sign/at-first-sign.ts';

const load = () => import('./gallery.ts');
const field = document.querySelector('[data-icon-search]') as HTMLInputElement;
// A search that the browser has kept over a reload shows at once.
if (field.value) load();
else atFirstSign(load);
