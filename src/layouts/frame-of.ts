import type { PageRecord } from '../catalogue/page-record.ts';
import { type FooterName, footerCollection } from '../footers/collection.ts';
import { type HeaderName, headerCollection } from '../headers/collection.ts';
import type { FooterOptions } from '../looks/footer-options.ts';
import type { HeaderOptions } from '../looks/header-options.ts';
import { looks } from '../looks/looks.ts';

/** The header of a page: what the page asks for, else its row in the catalogue, else its look. */
export function headerOf(page: PageRecord, asked?: HeaderName | HeaderOptions): HeaderOptions {
  const choice = asked ?? page.header;
  if (typeof choice === 'object') return choice;
  return choice ? headerCollection[choice].options : looks[page.theme].header;
}

/** The footer of a page: what the page asks for, else its row in the catalogue, else its look. */
export function footerOf(page: PageRecord, asked?: FooterName | FooterOptions): FooterOptions {
  const choice = asked ?? page.footer;
  if (typeof choice === 'object') return choice;
  return choice ? footerCollection[choice].options : looks[page.theme].footer;
}
