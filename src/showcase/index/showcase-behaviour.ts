import { atFirstSign } from '../../elements/first-sign/at-first-sign.ts';
import { keysAreOff } from './key-memory.ts';

const load = () => import('./showcase-search.ts');
const kept = document.querySelector<HTMLInputElement>('[data-showcase] input')?.value;
// State from before, a restored query or disabled shortcuts, is applied at once.
if (kept || keysAreOff()) load();
else atFirstSign(load);
