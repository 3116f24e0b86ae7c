'use client';
import { type ReactNode, useEffect } from 'react';
import type { MenuItem } from '../content/menu-item.ts';
import type { HeaderOptions } from '../themes/header-options.ts';
import { MainNavigation } from './main-navigation.tsx';
import { type HeaderContacts, MenuAccordion, MenuDrawer } from './menu-drawer.tsx';
import { type BarMetrics, fitMenu, type MenuFit, nameWidth } from './menu-fit.ts';
import { watchHeader } from './site-chrome/watch-header.ts';
import { useSectionInView } from './use-section-in-view.ts';
import './header.css';

/** Accessible names of the parts of a header. */
export interface HeaderLabels {
  navigation: string;
  /** The second part of the menu, if the brand is between the two. */
  navigationRest: string;
  /** The small-screen menu. */
  menu: string;
  /** The button that opens the small-screen menu. */
  open: string;
  /** The button that closes the small-screen menu. */
  close: string;
}

export interface HeaderProps {
  /** Path of the current page. */
  path: string;
  options: HeaderOptions;
  menu: MenuItem[];
  /** Name of the site, target of its link, and accessible name of the link. */
  brand: { title: string; link: string; label: string };
  labels: HeaderLabels;
  contacts: HeaderContacts;
  /** Replaces the name. */
  logo?: ReactNode;
  /** Content above the bar, which scrolls away. */
  topBar?: ReactNode;
  /** Buttons beside the menu button. */
  buttons?: ReactNode;
  /** Content of the menu drawer above the contacts. */
  drawerContent?: ReactNode;
  /**
   * Measurements from which the breakpoint of the menu is computed; left out: estimated from the
   * name.
   */
  metrics?: BarMetrics;
}

/** Estimated measurements: the name as text, and two buttons. */
const defaultMetrics = (title: string): BarMetrics => ({ brand: nameWidth(title), buttons: 2 });

interface NavigationProps extends HeaderProps {
  part: 'first' | 'rest';
  fit: MenuFit;
}

/** Renders the menu of the bar, or one of its two parts; nothing if it is always behind the button. */
function BarNavigation({ part, fit, ...props }: NavigationProps) {
  const { options, menu, path, labels } = props;
  const { arrangement } = options;
  if (fit.shownFrom === 'never') return null;
  if (arrangement === 'left-classic') {
    return part === 'first' ? (
      <nav aria-label={labels.navigation} className="lf-side-navigation hidden lg:block">
        <MenuAccordion items={menu} path={path} />
      </nav>
    ) : null;
  }
  const splitIndex = arrangement === 'center-logo' ? Math.ceil(menu.length / 2) : menu.length;
  const isFirst = part === 'first';
  const firstIndex = isFirst ? 0 : splitIndex;
  const items = menu.slice(firstIndex, isFirst ? splitIndex : undefined);
  if (items.length === 0) return null;
  const label = isFirst ? labels.navigation : labels.navigationRest;
  return <MainNavigation {...{ items, path, label, firstIndex, fit }} />;
}

/**
 * Renders a header: brand, navigation, buttons. Usable as HTML without script; hydration
 * (`client:intent`) adds hover and arrow keys. Scroll behavior is in header.css.
 *
 * `data-variant` is the variant; `data-arrangement` and `data-behavior` are the options of those names.
 */
export function HeaderView(props: HeaderProps) {
  const { path, options, menu, brand, labels, contacts, logo } = props;
  const { arrangement, collapse } = options;
  const isRail = arrangement === 'left-modern';
  const metrics = props.metrics ?? defaultMetrics(brand.title);
  const fit: MenuFit =
    collapse === 'always'
      ? { shownFrom: 'never', tight: false }
      : fitMenu({ arrangement, menu, ...metrics });
  const drawer = (
    <MenuDrawer
      items={menu}
      path={path}
      placement={options.menuPanel}
      shownFrom={fit.shownFrom}
      labels={labels}
      contacts={contacts}
    >
      {props.drawerContent}
    </MenuDrawer>
  );
  return (
    <header
      data-site-header
      data-first-screen
      data-variant={options.variant}
      data-arrangement={options.arrangement}
      data-behavior={options.behavior}
      className="lf-site-header"
    >
      {props.topBar}
      <div className="lf-site-header-row lf-container">
        <a href={brand.link} aria-label={brand.label} className="lf-site-header-brand">
          {logo ?? (
            <span className="lf-site-header-name font-display font-bold">{brand.title}</span>
          )}
        </a>
        <BarNavigation {...props} part="first" fit={fit} />
        <div className="lf-site-header-end">
          <BarNavigation {...props} part="rest" fit={fit} />
          <div className="lf-site-header-actions">
            {isRail && drawer}
            {props.buttons}
            {!isRail && drawer}
          </div>
        </div>
      </div>
    </header>
  );
}

/**
 * A header with its scroll behavior: it sticks, hides and reappears, its menus open by mouse, touch
 * and keyboard, its drawer closes on Escape, and a menu of sections marks the one in view.
 *
 * @public for other projects: pages of this site add these listeners in site-chrome-behavior.ts.
 */
export function SiteHeader(props: HeaderProps) {
  useEffect(() => {
    const unmounted = new AbortController();
    watchHeader(window, unmounted.signal);
    return () => unmounted.abort();
  }, []);
  const { path, menu } = props;
  return <HeaderView {...props} path={`${path}${useSectionInView(menu)}`} />;
}
