'use client';
import { type ReactNode, useEffect } from 'react';
import type { MenuItem } from '../content/menu-item.ts';
import type { HeaderOptions } from '../looks/header-options.ts';
import { MainNavigation } from './main-navigation.tsx';
import { type HeaderContacts, MenuAccordion, MenuDrawer } from './menu-drawer.tsx';
import { type BarMetrics, fitMenu, type MenuFit, nameWidth } from './menu-fit.ts';
import { watchHeader } from './site-chrome/watch-header.ts';
import './header.css';

/** What its parts are called, for those who listen. */
export interface HeaderLabels {
  navigation: string;
  /** The second part, where the brand stands between the two. */
  navigationRest: string;
  /** The menu of small screens, and the buttons that open and close it. */
  menu: string;
  open: string;
  close: string;
}

export interface HeaderProps {
  /** Path of the page: its entry of the menu is marked; of a one-page site with the section, `/#team`. */
  path: string;
  options: HeaderOptions;
  menu: MenuItem[];
  /** Whose header it is, where its name leads, and what that link is called. */
  brand: { title: string; link: string; label: string };
  labels: HeaderLabels;
  contacts: HeaderContacts;
  /** A sign in the place of the name. */
  logo?: ReactNode;
  /** A line above the bar, which scrolls away. */
  above?: ReactNode;
  /** Buttons beside the one of the menu. */
  actions?: ReactNode;
  /** What stands in the menu's drawer above the contacts. */
  aside?: ReactNode;
  /** What tells how much room is left for the menu; without it, it is guessed. */
  metrics?: BarMetrics;
}

/** The name in letters, and two buttons. */
const defaultMetrics = (title: string): BarMetrics => ({ brand: nameWidth(title), buttons: 2 });

interface NavigationProps extends HeaderProps {
  part: 'first' | 'rest';
  fit: MenuFit;
}

/** The navigation of the bar, whole or as one of its two parts; none where a button holds it. */
function BarNavigation({ part, fit, ...props }: NavigationProps) {
  const { options, menu, path, labels } = props;
  const { arrangement } = options;
  if (fit.shownFrom === 'never') return null;
  if (arrangement === 'left-classic') {
    return part === 'first' ? (
      <nav aria-label={labels.navigation} className="side-navigation hidden lg:block">
        <MenuAccordion items={menu} path={path} />
      </nav>
    ) : null;
  }
  const split = arrangement === 'center-logo' ? Math.ceil(menu.length / 2) : menu.length;
  const first = part === 'first';
  const items = first ? menu.slice(0, split) : menu.slice(split);
  if (items.length === 0) return null;
  const label = first ? labels.navigation : labels.navigationRest;
  const from = first ? 0 : split;
  return <MainNavigation {...{ items, path, label, from, fit }} />;
}

/**
 * A header as it stands: brand, navigation, actions. Complete and usable as HTML; the island
 * (`client:intent`) adds hover and arrow keys. What it does on scrolling stands in header.css.
 */
export function HeaderView(props: HeaderProps) {
  const { path, options, menu, brand, labels, contacts, logo, above, actions, aside } = props;
  const { arrangement, collapse } = options;
  const rail = arrangement === 'left-modern';
  const metrics = props.metrics ?? defaultMetrics(brand.title);
  const fit: MenuFit =
    collapse === 'always'
      ? { shownFrom: 'never', tight: false }
      : fitMenu({ arrangement, menu, ...metrics });
  const drawer = (
    <MenuDrawer
      items={menu}
      path={path}
      placement={options.smallScreen}
      until={fit.shownFrom}
      labels={labels}
      contacts={contacts}
    >
      {aside}
    </MenuDrawer>
  );
  return (
    <header
      data-site-header
      data-first-screen
      data-look={options.variant}
      data-arrangement={options.arrangement}
      data-behaviour={options.behaviour}
      className="site-header"
    >
      {above}
      <div className="site-header-row container">
        <a href={brand.link} aria-label={brand.label} className="site-header-brand">
          {logo ?? <span className="site-header-name font-display font-bold">{brand.title}</span>}
        </a>
        <BarNavigation {...props} part="first" fit={fit} />
        <div className="site-header-end">
          <BarNavigation {...props} part="rest" fit={fit} />
          <div className="site-header-actions">
            {rail && drawer}
            {actions}
            {!rail && drawer}
          </div>
        </div>
      </div>
    </header>
  );
}

/**
 * A header with everything that it does: it sticks, hides and comes back with the scroll, its menus
 * open by mouse, touch and key, and its drawer closes on Escape.
 *
 * @public for who takes it home: our own pages have these listeners in their frame's script.
 */
export function SiteHeader(props: HeaderProps) {
  useEffect(() => {
    const gone = new AbortController();
    watchHeader(window, gone.signal);
    return () => gone.abort();
  }, []);
  return <HeaderView {...props} />;
}
