import type { HeaderName } from '../catalogue/frame-names.ts';
import type { PageRecord, Theme } from '../catalogue/page-record.ts';
import type { HeaderOptions } from './header-options.ts';
import { headerRows } from './header-rows.ts';

/** The header of each look: Larkfield's own, and those of the homes. */
export const headers: Record<Theme, HeaderOptions> = {
  larkfield: {
    look: 'paper',
    arrangement: 'row',
    behaviour: 'reappearing',
    smallScreen: 'side',
  },
  startup: {
    look: 'paper',
    arrangement: 'centered',
    behaviour: 'reappearing',
    smallScreen: 'full',
  },
};

/** The header of a page: what the page asks for, else its row in the catalogue, else its look. */
export function headerOf(page: PageRecord, asked?: HeaderName | HeaderOptions): HeaderOptions {
  const choice = asked ?? page.header;
  if (typeof choice === 'object') return choice;
  return choice ? headerRows[choice] : headers[page.theme];
}
