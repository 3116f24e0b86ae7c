import type { HeaderName } from '../../catalogue/frame-names.ts';
import { arrangements } from './arrangements.ts';
import { behaviours } from './behaviours.ts';
import type { HeaderDemo } from './header-demo.ts';
import { looks } from './looks.ts';
import { menus } from './menus.ts';

/** What each header's page says. */
export const headerDemos: Record<HeaderName, HeaderDemo> = {
  ...looks,
  ...arrangements,
  ...behaviours,
  ...menus,
};
