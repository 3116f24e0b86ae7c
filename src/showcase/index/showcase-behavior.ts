import { onFirstInteraction } from '../../elements/on-first-interaction/on-first-interaction.ts';
import { shortcutsAreOff } from './shortcut-setting.ts';

const load = () => import('./showcase-search.ts');
const restoredQuery = document.querySelector<HTMLInputElement>('[data-showcase] input')?.value;
// State from before, a restored query or disabled shortcuts, is applied at once.
if (restoredQuery || shortcutsAreOff()) load();
else onFirstInteraction(load);
