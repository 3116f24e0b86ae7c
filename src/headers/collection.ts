import { centerLogo } from './collection/center-logo.ts';
import { centerNavigation } from './collection/center-navigation.ts';
import type { CollectionHeader, HeaderTrial } from './collection/collection-header.ts';
import { darkHeader } from './collection/dark-header.ts';
import { hamburgerMenu } from './collection/hamburger-menu.ts';
import { hamburgerMenuHalf } from './collection/hamburger-menu-half.ts';
import { hamburgerMenuModern } from './collection/hamburger-menu-modern.ts';
import { headerAlwaysFixed } from './collection/header-always-fixed.ts';
import { headerDisableFixed } from './collection/header-disable-fixed.ts';
import { headerResponsiveSticky } from './collection/header-responsive-sticky.ts';
import { headerReverseScroll } from './collection/header-reverse-scroll.ts';
import { headerWithPush } from './collection/header-with-push.ts';
import { headerWithTopBar } from './collection/header-with-top-bar.ts';
import { leftMenuClassic } from './collection/left-menu-classic.ts';
import { leftMenuModern } from './collection/left-menu-modern.ts';
import { mobileMenuClassic } from './collection/mobile-menu-classic.ts';
import { mobileMenuFullScreen } from './collection/mobile-menu-full-screen.ts';
import { mobileMenuModern } from './collection/mobile-menu-modern.ts';
import { onePageNavigation } from './collection/one-page-navigation.ts';
import { topLogo } from './collection/top-logo.ts';
import { transparentHeader } from './collection/transparent-header.ts';
import { whiteHeader } from './collection/white-header.ts';

/**
 * The headers of the collection in showcase order: one file each, named after its path below
 * `/headers/`.
 */
export const headerCollection = {
  'transparent-header': transparentHeader,
  'white-header': whiteHeader,
  'dark-header': darkHeader,
  'header-with-top-bar': headerWithTopBar,
  'header-with-push': headerWithPush,
  'center-navigation': centerNavigation,
  'center-logo': centerLogo,
  'top-logo': topLogo,
  'one-page-navigation': onePageNavigation,
  'header-always-fixed': headerAlwaysFixed,
  'header-disable-fixed': headerDisableFixed,
  'header-reverse-scroll': headerReverseScroll,
  'header-responsive-sticky': headerResponsiveSticky,
  'left-menu-classic': leftMenuClassic,
  'left-menu-modern': leftMenuModern,
  'mobile-menu-classic': mobileMenuClassic,
  'mobile-menu-modern': mobileMenuModern,
  'mobile-menu-full-screen': mobileMenuFullScreen,
  'hamburger-menu': hamburgerMenu,
  'hamburger-menu-modern': hamburgerMenuModern,
  'hamburger-menu-half': hamburgerMenuHalf,
} as const satisfies Record<string, CollectionHeader<HeaderTrial>>;

export type HeaderName = keyof typeof headerCollection;

export const headerNames = Object.keys(headerCollection) as HeaderName[];
