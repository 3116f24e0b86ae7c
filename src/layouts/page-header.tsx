'use client';
import type { CartItem } from '../content/schema/cart-item.ts';
import { CartDropdown, type CartTexts } from '../elements/cart-dropdown/cart-dropdown.tsx';
import { FirmName } from '../elements/firm-name/firm-name.tsx';
import { BarLogo, LogoMark } from '../elements/logo/logo.tsx';
import { SearchDialog } from '../elements/search/search-dialog.tsx';
import type { SearchTexts } from '../elements/search/search-texts.ts';
import { type LinkedPicture, SocialGrid } from '../elements/social-grid/social-grid.tsx';
import type { CollectionHeaderOptions } from '../headers/collection-header.ts';
import { PushPanel, type PushTexts } from '../headers/push-panel.tsx';
import { type HeaderProps, HeaderView } from '../headers/site-header.tsx';
import { TopBar, type TopBarFacts } from '../headers/top-bar.tsx';
import { useSectionInView } from '../headers/use-section-in-view.ts';
import '../headers/arrangements/centered.css';
import '../headers/arrangements/center-logo.css';
import '../headers/arrangements/top-logo.css';
import '../headers/arrangements/left.css';
import '../headers/placements/classic.css';
import '../headers/placements/half.css';
import '../headers/placements/full.css';
import '../headers/placements/start.css';
import '../headers/placements/aside.css';

/** Serializable props: the header of a page is an island. */
export interface PageHeaderProps
  extends Omit<HeaderProps, 'options' | 'logo' | 'topBar' | 'buttons' | 'drawerContent'> {
  options: CollectionHeaderOptions;
  /** Logo mark of a home's firm, shown beside its name; left out: the site owner's logo. */
  firmLogo?: { viewBox: string; d: string };
  search: SearchTexts;
  /** Left out on a site without a shop. */
  cart?: {
    items: CartItem[];
    texts: CartTexts;
    iconPath?: string | undefined;
  };
  /** Set only when the options need them. */
  pictures?: { label: string; posts: LinkedPicture[] };
  topBar?: TopBarFacts;
  push?: PushTexts;
}

/**
 * Renders the header of a page: a header of the collection with logo, search and cart. Scroll
 * behavior is in site-chrome-behavior.ts, which runs before any island.
 */
export function PageHeader(props: PageHeaderProps) {
  const { firmLogo, search, cart, pictures, topBar, push, ...header } = props;
  const { options, contacts, brand } = header;
  const isRail = options.arrangement === 'left-modern';
  const pictureGrid = pictures && (
    <SocialGrid {...pictures} sizes="8.5rem" className="mb-8 max-w-[27rem]" />
  );
  return (
    <HeaderView
      {...header}
      path={`${header.path}${useSectionInView(header.menu)}`}
      logo={
        firmLogo ? (
          // A rail has room for the mark alone; the link is labeled with the name.
          <FirmName
            title={brand.title}
            logo={firmLogo}
            className={isRail ? 'lg:[&>span]:hidden' : undefined}
          />
        ) : (
          <>
            <BarLogo className={isRail ? 'lg:hidden' : undefined} />
            {isRail && <LogoMark className="hidden h-9 lg:block" />}
          </>
        )
      }
      topBar={topBar && <TopBar {...topBar} />}
      buttons={
        <>
          <SearchDialog texts={search} />
          {cart && <CartDropdown {...cart} />}
          {push && (
            <PushPanel texts={push} contacts={contacts}>
              {pictureGrid}
            </PushPanel>
          )}
        </>
      }
      drawerContent={options.drawer === 'pictures' && pictureGrid}
    />
  );
}
