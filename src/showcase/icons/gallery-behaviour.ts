import { atFirstSign } from '../../elements/first-sign/at-first-sign.ts';

const load = () => import('./gallery.ts');
// A search that the browser has kept over a reload shows at once.
if (document.querySelector<HTMLInputElement>('[data-icon-search]')?.value) load();
else atFirstSign(load);
