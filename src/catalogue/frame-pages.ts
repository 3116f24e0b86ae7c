import { type FooterName, footerNames, type HeaderName, headerNames } from './frame-names.ts';
import type { PageRecord } from './page-record.ts';

/** What the rows of the header pages say beside their path and title: head title and description. */
const headerTexts: Record<HeaderName, readonly [string, string, string]> = {
  'transparent-header': [
    'Transparent header',
    'Transparent header over a full-screen picture',
    'A header without a ground of its own over a full-screen picture: it takes one after five pixels, leaves on the way down and returns on the way up.',
  ],
  'white-header': [
    'White header',
    'White header with a mega menu of the showcase',
    'A header that is white over every color of the page, with a mega menu that stays 25 pixels inside the window, search and a cart.',
  ],
  'dark-header': [
    'Dark header',
    'Dark header: an ink bar over an ink page',
    'A dark header whose panels open light, with a focus ring that shows on ink, and a full-screen menu in the same dark on small screens.',
  ],
  'header-with-top-bar': [
    'Header with top bar',
    'Header with a top bar for hours and phone',
    'A header under a thin line with hours, phone, e-mail and profiles. The line scrolls away, the bar stays, and nothing on the page jumps.',
  ],
  'header-with-push': [
    'Header with push',
    'Header with a panel that pushes the page',
    'A header with a second button: its panel does not cover the page but moves bar, page and footer aside, and works before any script.',
  ],
  'center-navigation': [
    'Center navigation',
    'Header with the navigation in the center',
    'A header with the entries exactly in the middle between brand and tools, and a dropdown inside a dropdown that forgives a slanting mouse.',
  ],
  'center-logo': [
    'Center logo',
    'Header with the logo between two menu halves',
    'A header whose logo stands in the middle with two menu entries on each side; the name still comes first for keys and screen readers.',
  ],
  'top-logo': [
    'Top logo',
    'Header with the logo above the navigation',
    'A masthead: the logo on a line of its own that scrolls away, the navigation below it that stays at the edge of the window.',
  ],
  'one-page-navigation': [
    'One page navigation',
    'One-page navigation with the section in view',
    'A header for a one-page site: entries lead to sections, the one in view is marked, and headings stop below the bar after a jump.',
  ],
  'header-always-fixed': [
    'Header always fixed',
    'Header always fixed, at every scroll position',
    'A header that never leaves: same place, same height and same ground at every scroll position, with notes on when that is worth it.',
  ],
  'header-disable-fixed': [
    'Header disable fixed',
    'Header that is never fixed: it stays at the top',
    'A header that belongs to the top of the page and does not follow: it scrolls away like any other part and has no script at all.',
  ],
  'header-reverse-scroll': [
    'Header reverse scroll',
    'Header reverse scroll: out and in with the page',
    'A header that moves exactly as far as the page does: fifty pixels back show fifty pixels of it, with no animation in between.',
  ],
  'header-responsive-sticky': [
    'Header responsive sticky',
    'Responsive sticky header: it follows phones only',
    'A header that scrolls away on wide screens and stays at the top under 992 pixels, where the way back up is long.',
  ],
  'left-menu-classic': [
    'Left menu classic',
    'Left menu, classic: the whole menu in a column',
    'A header as a column at the left with the whole menu as an accordion; under 992 pixels it turns into a bar with a drawer.',
  ],
  'left-menu-modern': [
    'Left menu modern',
    'Left menu, modern: a narrow rail with a button',
    'A header as a dark rail of 88 pixels with sign, button, search and cart; the menu opens beside it with the six latest pictures.',
  ],
  'mobile-menu-classic': [
    'Mobile menu classic',
    'Mobile menu, classic: a sheet below the bar',
    'A menu for small screens that unfolds below the bar as a sheet, with an accordion inside; it opens without script and closes on Escape.',
  ],
  'mobile-menu-modern': [
    'Mobile menu modern',
    'Mobile menu, modern: the page slides off it',
    'A menu for small screens that lies under the page: the button moves the whole page aside, and a strip of it remains to come back by.',
  ],
  'mobile-menu-full-screen': [
    'Mobile menu full screen',
    'Mobile menu, full screen, in large type',
    'A menu for small screens that takes the whole screen, in large type, with folding groups and the phone number at its foot.',
  ],
  'hamburger-menu': [
    'Hamburger menu',
    'Hamburger menu in a drawer at the side',
    'A header with one button at every width: its drawer holds the menu and six pictures, and closes on a click outside, Escape or its cross.',
  ],
  'hamburger-menu-modern': [
    'Hamburger menu modern',
    'Hamburger menu, modern: a dark full screen',
    'A dark header with one button: it opens a full screen with the menu in large type on one side and the latest pictures on the other.',
  ],
  'hamburger-menu-half': [
    'Hamburger menu half',
    'Hamburger menu over half of the window',
    'A header with one button whose panel takes half of the window, in large type, while the other half of the page stays in sight.',
  ],
};

/** The same for the footers. */
const footerTexts: Record<FooterName, readonly [string, string]> = {
  'one-line': [
    'Footer in one line, with everything it needs',
    'A footer on one line: logo, address, phone, e-mail, two pages, registration badge and four profiles; it folds between its parts.',
  ],
  'address-book': [
    'Footer as a page of an address book',
    'A light footer as a page of an address book: labels on the left, values on the right, a hairline under each, ready to be copied.',
  ],
  newsletter: [
    'Footer with a newsletter form on sky blue',
    'A colored footer that ends the page with an invitation: a monthly letter and its form first, then address, hours, phone and e-mail.',
  ],
  map: [
    'Footer with a map from edge to edge',
    'A footer whose upper part is a drawn map of the way to the office, with address, hours, phone and e-mail on a label that lies on it.',
  ],
  'latest-posts': [
    'Footer with the three latest posts',
    'A footer that offers one more thing to read: the three latest posts in large type, then two ways on and how to reach the firm.',
  ],
  'office-hours': [
    'Footer with the office hours as a drawn week',
    'A dark footer that shows the week as seven columns of twenty-four hours, with the open hours lit, and the facts below.',
  ],
  pictures: [
    'Footer with six pictures from edge to edge',
    'A green footer with the six latest pictures of the firm’s stream from edge to edge, each a link, and the facts in a row below.',
  ],
  'big-type': [
    'Footer with the e-mail address in huge type',
    'A vermilion footer that says one thing loudly: the e-mail address as wide as the window, with the facts in ordinary type under it.',
  ],
  people: [
    'Footer with the people who answer the phone',
    'A footer with nine faces and names, the phone number as large as a heading, and address, hours and e-mail in a row below.',
  ],
  directory: [
    'Footer with a directory of the whole site',
    'A dark footer that lists every group of pages with its first entries, made from the catalogue, and the name across the end of the page.',
  ],
  letter: [
    'Footer written as a letter to the reader',
    'A footer in sentences: address, phone, hours, e-mail and profiles stand as links in a letter of three paragraphs, signed with the logo.',
  ],
  'closing-statement': [
    'Footer as a full-height closing statement',
    'A footer that fills the last screen: one sentence in very large type, one button, and the facts of the firm at its foot.',
  ],
};

/** The footer under each header: any page wears any of them. */
const worn: Partial<Record<HeaderName, FooterName>> = {
  'transparent-header': 'closing-statement',
  'white-header': 'big-type',
  'dark-header': 'office-hours',
  'header-with-top-bar': 'address-book',
  'header-with-push': 'letter',
  'center-navigation': 'latest-posts',
  'center-logo': 'pictures',
  'top-logo': 'newsletter',
  'one-page-navigation': 'people',
  'header-disable-fixed': 'map',
  'header-reverse-scroll': 'closing-statement',
  'header-responsive-sticky': 'one-line',
  'left-menu-classic': 'pictures',
  'left-menu-modern': 'one-line',
  'mobile-menu-classic': 'address-book',
  'mobile-menu-modern': 'people',
  'mobile-menu-full-screen': 'big-type',
  'hamburger-menu': 'newsletter',
  'hamburger-menu-modern': 'directory',
  'hamburger-menu-half': 'latest-posts',
};

const headerPages = headerNames.map((name): PageRecord => {
  const [title, headTitle, description] = headerTexts[name];
  const path = `/headers/${name}`;
  const page = { path, group: 'header', title, headTitle, description } as const;
  const footer = worn[name];
  return { ...page, theme: 'larkfield', header: name, ...(footer ? { footer } : {}) };
});

const footerPages = footerNames.map((name, index): PageRecord => {
  const [headTitle, description] = footerTexts[name];
  const number = `${index + 1}`.padStart(2, '0');
  const path = `/footers/footer-style-${number}`;
  const title = `Footer style ${number}`;
  return { path, group: 'footer', title, headTitle, description, theme: 'larkfield', footer: name };
});

export const framePages: readonly PageRecord[] = [...headerPages, ...footerPages];
