'use client';
import type { CartItem } from '../content/schema/cart-item.ts';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { CartDropdown, type CartTexts } from '../elements/cart-dropdown/cart-dropdown.tsx';
import { Logo, Mark } from '../elements/mark/mark.tsx';
import { SearchDialog } from '../elements/search/search-dialog.tsx';
import type { SearchTexts } from '../elements/search/search-texts.ts';
import type { HeaderOptions } from '../looks/header-options.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { MainNavigation } from './main-navigation.tsx';
import { MenuAccordion } from './menu-accordion.tsx';
import { type DrawerTexts, MenuDrawer } from './menu-drawer.tsx';
import { PushPanel, type PushTexts } from './push-panel.tsx';
import { TopBar, type TopBarFacts } from './top-bar.tsx';
import { useSectionInView } from './use-section-in-view.ts';
import './header.css';
import './arrangements.css';
import './menu-layer.css';

export interface SiteHeaderProps {
  /** Path of the page: its entry of the menu is marked. */
  path: string;
  options: HeaderOptions;
  menu: MenuItem[];
  brand: { name: string; homeLabel: string };
  navigationLabel: string;
  /** Name of the second part, where the brand stands between the two. */
  navigationRestLabel: string;
  smallScreen: DrawerTexts;
  search: SearchTexts;
  cart: { items: CartItem[]; pictures: Record<string, PictureRecord>; texts: CartTexts };
  /** Only where the options ask for them. */
  topBar?: TopBarFacts;
  push?: PushTexts;
}

/** The navigation of the bar, whole or as one of its two parts; none where a button holds it. */
function BarNavigation({ part, ...props }: SiteHeaderProps & { part: 'first' | 'rest' }) {
  const { options, menu, path, navigationLabel } = props;
  const { arrangement, collapse } = options;
  if (collapse === 'always') return null;
  if (arrangement === 'left-classic') {
    return part === 'first' ? (
      <nav aria-label={navigationLabel} className="side-navigation hidden lg:block">
        <MenuAccordion items={menu} path={path} />
      </nav>
    ) : null;
  }
  const split = arrangement === 'center-logo' ? Math.ceil(menu.length / 2) : menu.length;
  const first = part === 'first';
  const items = first ? menu.slice(0, split) : menu.slice(split);
  if (items.length === 0) return null;
  const label = first ? navigationLabel : props.navigationRestLabel;
  return <MainNavigation items={items} path={path} label={label} from={first ? 0 : split} />;
}

/**
 * The header of every page: brand, navigation, actions. Complete and usable as HTML; the island
 * (`client:intent`) adds hover, arrow keys and results while typing. What it does on scrolling
 * stands in header.css and frame-behaviour.ts; options to start from in header-rows.ts.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { options, menu, brand, cart, smallScreen, topBar, push } = props;
  const path = `${props.path}${useSectionInView(menu)}`;
  const rail = options.arrangement === 'left-modern';
  const drawer = <MenuDrawer items={menu} path={path} options={options} texts={smallScreen} />;
  return (
    <header
      data-site-header
      data-first-screen
      data-look={options.look}
      data-arrangement={options.arrangement}
      data-behaviour={options.behaviour}
      className="site-header"
    >
      {topBar && <TopBar {...topBar} />}
      <div className="site-header-row container">
        <a href="/" aria-label={brand.homeLabel} className="site-header-brand">
          <Logo className={rail ? 'h-8 lg:hidden' : 'h-8 xl:h-9'} />
          {rail && <Mark className="hidden h-9 lg:block" />}
        </a>
        <BarNavigation {...props} path={path} part="first" />
        <div className="site-header-end">
          <BarNavigation {...props} path={path} part="rest" />
          <div className="site-header-actions">
            {rail && drawer}
            <SearchDialog texts={props.search} />
            <CartDropdown {...cart} />
            {push && <PushPanel texts={push} facts={smallScreen} />}
            {!rail && drawer}
          </div>
        </div>
      </div>
    </header>
  );
}
