import { onFirstInteraction } from '../../elements/on-first-interaction/on-first-interaction.ts';
import { shortcutsAreOff } from './shortcut-setting.ts';

const loadSearch = () => import('./showcase-search.ts');
const restoredQuery = document.querySelector<HTMLInputElement>('[data-showcase] input')?.value;
// A restored query or disabled shortcuts are applied at once.
if (restoredQuery || shortcutsAreOff()) loadSearch();
else onFirstInteraction(loadSearch);
