/** The headers of the collection. Each has a row in `src/headers/header-rows.ts` and a demo page. */
export const headerNames = [
  'transparent-header',
  'white-header',
  'dark-header',
  'header-with-top-bar',
  'header-with-push',
  'center-navigation',
  'center-logo',
  'top-logo',
  'one-page-navigation',
  'header-always-fixed',
  'header-disable-fixed',
  'header-reverse-scroll',
  'header-responsive-sticky',
  'left-menu-classic',
  'left-menu-modern',
  'mobile-menu-classic',
  'mobile-menu-modern',
  'mobile-menu-full-screen',
  'hamburger-menu',
  'hamburger-menu-modern',
  'hamburger-menu-half',
] as const;
export type HeaderName = (typeof headerNames)[number];

/** The footers of the collection, in the order of `/footers/footer-style-01` to `-12`. */
export const footerNames = [
  'one-line',
  'address-book',
  'newsletter',
  'map',
  'latest-posts',
  'office-hours',
  'pictures',
  'big-type',
  'people',
  'directory',
  'letter',
  'closing-statement',
] as const;
export type FooterName = (typeof footerNames)[number];
