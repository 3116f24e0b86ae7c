import { atFirstSign } from '../../elements/first-sign/at-first-sign.ts';
import { keysAreOff } from './key-memory.ts';

const load = () => import('./showcase-search.ts');
const kept = document.querySelector<HTMLInputElement>('[data-showcase] input')?.value;
// What somebody left here, a search that the browser has kept or keys turned off, shows at once.
if (kept || keysAreOff()) load();
else atFirstSign(load);
