import { siteConfig } from '../../site.config.ts';
import { cartItems, cartTexts } from '../content/cart.ts';
import { hours } from '../content/contact.ts';
import type { Firm } from '../content/firm.ts';
import { mainMenu } from '../content/menu.ts';
import { type MenuItem, menuOn } from '../content/menu-item.ts';
import { showcaseMenu } from '../content/showcase-menu.ts';
import { headerTexts, searchTexts } from '../content/site-chrome.ts';
import { companySocial } from '../content/social.ts';
import { socialPictures } from '../content/social-pictures.ts';
import { barLogoWidth } from '../elements/logo/logo.tsx';
import type { CollectionHeaderOptions } from '../headers/collection-header.ts';
import { nameWidth } from '../headers/menu-fit.ts';
import { pictureNamed } from '../media/pictures.ts';
import { keepsSample } from '../page-meta/samples.ts';
import { fontMetricsOf } from '../themes/fallback-font.ts';
import { type ThemeName, themes } from '../themes/themes.ts';
import { companyProfiles } from './company-profiles.ts';
import type { PageHeaderProps } from './page-header.tsx';

const { company } = siteConfig;
const hasShop = keepsSample('shop');
const contacts = {
  phone: { title: company.phone, link: `tel:${company.phoneHref}` },
  email: company.email,
};

/** The company's latest social pictures, each with a link to its profile. */
const socialPosts = () => {
  const link = companySocial.find(({ network }) => network === 'instagram')?.link ?? '/';
  return socialPictures.map((name) => ({ link, picture: pictureNamed(name) }));
};

const cartProps = (iconPath?: string) => ({
  items: cartItems,
  texts: cartTexts,
  ...(iconPath && { iconPath }),
});

/** Returns the props that only some headers need: pictures, top bar, push panel. */
function furtherProps({ drawer, topBar, push }: CollectionHeaderOptions): Partial<PageHeaderProps> {
  const { socialLabel, postsLabel } = headerTexts;
  const social = companyProfiles.map(({ icon, link, name, ...mark }) => ({
    icon,
    link,
    name,
    ...mark,
  }));
  return {
    ...(push || drawer === 'pictures'
      ? { pictures: { label: postsLabel, posts: socialPosts() } }
      : {}),
    ...(topBar ? { topBar: { hours, ...contacts, socialLabel, social } } : {}),
    ...(push ? { push: headerTexts.push } : {}),
  };
}

interface Overrides {
  /** The theme of the page. */
  theme: ThemeName;
  /** Replaces the menu that the options name. */
  menu?: MenuItem[];
  /** The firm of a home: the menu shows its sections, then the main menu as one entry. */
  firm?: Firm;
}

/** Width of a logo mark with the name beside it, in rem. */
const firmNameWidth = (title: string) => 2.75 + nameWidth(title);

/**
 * Returns all props of a page's header as serializable data. Runs at build time, so that neither
 * schemas nor the picture manifest reach the browser.
 */
export function pageHeaderProps(
  path: string,
  options: CollectionHeaderOptions,
  { theme, menu = options.menu === 'showcase' ? showcaseMenu : mainMenu, firm }: Overrides,
): PageHeaderProps {
  const entries = menuOn(path, menu);
  return {
    path,
    options,
    menu: firm
      ? [...firm.menu, { title: headerTexts.labels.navigation, dropdown: entries }]
      : entries,
    brand: firm?.brand ?? { title: company.name, link: '/', label: headerTexts.homeLabel },
    ...(firm ? { firmLogo: firm.logo } : {}),
    labels: headerTexts.labels,
    contacts: firm?.contacts ?? contacts,
    search: searchTexts,
    ...(hasShop ? { cart: cartProps(firm?.cartIcon) } : {}),
    ...furtherProps(options),
    metrics: {
      brand: firm ? firmNameWidth(firm.brand.title) : barLogoWidth,
      buttons: 1 + (hasShop ? 1 : 0) + (options.push ? 1 : 0),
      letterWidth: fontMetricsOf(themes[theme], 'text').size,
    },
  };
}
