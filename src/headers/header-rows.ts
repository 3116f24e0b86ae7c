import type { HeaderName } from '../catalogue/frame-names.ts';
import type { HeaderOptions } from '../looks/header-options.ts';

const bar = {
  look: 'paper',
  arrangement: 'row',
  behaviour: 'reappearing',
  smallScreen: 'side',
  menu: 'showcase',
} as const satisfies HeaderOptions;

/** The headers of the collection: one row each. A new header is a new row. */
export const headerRows: Record<HeaderName, HeaderOptions> = {
  'transparent-header': { ...bar, look: 'overlay-light' },
  'white-header': { ...bar, look: 'surface' },
  'dark-header': { ...bar, look: 'ink', smallScreen: 'full' },
  'header-with-top-bar': { ...bar, look: 'surface', behaviour: 'fixed', topBar: true },
  'header-with-push': { ...bar, menu: 'main', push: true, drawer: 'pictures' },
  'center-navigation': { ...bar, arrangement: 'centered' },
  'center-logo': { ...bar, arrangement: 'center-logo', look: 'overlay' },
  'top-logo': { ...bar, arrangement: 'top-logo', look: 'surface', behaviour: 'fixed' },
  'one-page-navigation': { ...bar, behaviour: 'fixed', smallScreen: 'classic' },
  'header-always-fixed': { ...bar, look: 'ink', behaviour: 'fixed', menu: 'main' },
  'header-disable-fixed': { ...bar, behaviour: 'static' },
  'header-reverse-scroll': { ...bar, look: 'surface', behaviour: 'reverse' },
  'header-responsive-sticky': { ...bar, look: 'surface', behaviour: 'responsive' },
  'left-menu-classic': { ...bar, look: 'surface', arrangement: 'left-classic' },
  'left-menu-modern': {
    ...bar,
    look: 'ink',
    arrangement: 'left-modern',
    behaviour: 'fixed',
    smallScreen: 'start',
    collapse: 'always',
    drawer: 'pictures',
  },
  'mobile-menu-classic': {
    ...bar,
    look: 'surface',
    behaviour: 'fixed',
    smallScreen: 'classic',
    collapse: 'always',
  },
  'mobile-menu-modern': { ...bar, smallScreen: 'modern', collapse: 'always' },
  'mobile-menu-full-screen': {
    ...bar,
    look: 'overlay-light',
    smallScreen: 'full',
    collapse: 'always',
  },
  'hamburger-menu': { ...bar, menu: 'main', collapse: 'always', drawer: 'pictures' },
  'hamburger-menu-modern': {
    ...bar,
    look: 'ink',
    menu: 'main',
    smallScreen: 'full',
    collapse: 'always',
    drawer: 'pictures',
  },
  'hamburger-menu-half': { ...bar, look: 'overlay', smallScreen: 'half', collapse: 'always' },
};
