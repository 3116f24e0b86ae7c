'use client';
import type { CartItem } from '../content/schema/cart-item.ts';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { CartDropdown, type CartTexts } from '../elements/cart-dropdown/cart-dropdown.tsx';
import { Logo } from '../elements/mark/mark.tsx';
import { SearchDialog } from '../elements/search/search-dialog.tsx';
import type { SearchTexts } from '../elements/search/search-texts.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import type { HeaderOptions } from './header-options.ts';
import { MainNavigation } from './main-navigation.tsx';
import { SmallScreenMenu, type SmallScreenTexts } from './small-screen-menu.tsx';
import './header.css';

export interface SiteHeaderProps {
  /** Path of the page: its entry of the menu is marked. */
  path: string;
  options: HeaderOptions;
  menu: MenuItem[];
  brand: { name: string; homeLabel: string };
  navigationLabel: string;
  smallScreen: SmallScreenTexts;
  search: SearchTexts;
  cart: { items: CartItem[]; pictures: Record<string, PictureRecord>; texts: CartTexts };
}

/**
 * The header of every page: brand, navigation, actions. Complete and usable as HTML; the island
 * (`client:intent`) adds hover, arrow keys and results while typing. What it does on scrolling
 * stands in header.css and frame-behaviour.ts.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { path, options, menu, brand, cart } = props;
  return (
    <header
      data-site-header
      data-first-screen
      data-look={options.look}
      data-arrangement={options.arrangement}
      data-behaviour={options.behaviour}
      className="site-header"
    >
      <div className="site-header-row container">
        <a href="/" aria-label={brand.homeLabel} className="site-header-brand">
          <Logo className="h-8 xl:h-9" />
        </a>
        <MainNavigation items={menu} path={path} label={props.navigationLabel} />
        <div className="site-header-actions">
          <SearchDialog texts={props.search} />
          <CartDropdown {...cart} />
          <SmallScreenMenu
            items={menu}
            path={path}
            placement={options.smallScreen}
            texts={props.smallScreen}
          />
        </div>
      </div>
    </header>
  );
}
