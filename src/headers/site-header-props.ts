import { siteConfig } from '../../site.config.ts';
import { cartItems, cartTexts } from '../content/cart.ts';
import { headerTexts, searchTexts } from '../content/frame.ts';
import { mainMenu } from '../content/menu.ts';
import type { MenuItem } from '../content/schema/menu-item.ts';
import { showcaseMenu } from '../content/showcase-menu.ts';
import { companySocial, networkLabels } from '../content/social.ts';
import { socialPictures } from '../content/social-pictures.ts';
import type { HeaderOptions } from '../looks/header-options.ts';
import { pictureNamed } from '../media/pictures.ts';
import type { SiteHeaderProps } from './site-header.tsx';

const { company } = siteConfig;
const phone = { title: company.phone, link: `tel:${company.phoneHref}` };

/** The firm's latest pictures, each leading to its profile. */
const posts = () => {
  const link = companySocial.find(({ network }) => network === 'instagram')?.link ?? '/';
  return socialPictures.map((name) => ({ link, picture: pictureNamed(name) }));
};

/** What only some headers show: the line above the bar, the panel that pushes. */
function extras({ topBar, push }: HeaderOptions): Pick<SiteHeaderProps, 'topBar' | 'push'> {
  const facts = {
    hours: company.hours,
    phone,
    email: company.email,
    socialLabel: headerTexts.socialLabel,
    social: companySocial.map(({ icon, link, network }) => ({
      icon,
      link,
      name: networkLabels[network],
    })),
  };
  return { ...(topBar ? { topBar: facts } : {}), ...(push ? { push: headerTexts.push } : {}) };
}

/**
 * Everything that the header of a page shows, as plain data. Gathered while building, so that
 * neither schemas nor the list of all pictures travel to the browser.
 */
export function siteHeaderProps(
  path: string,
  options: HeaderOptions,
  menu: MenuItem[] = options.menu === 'showcase' ? showcaseMenu : mainMenu,
): SiteHeaderProps {
  const showsPosts = options.push || options.drawer === 'pictures';
  return {
    path,
    options,
    menu,
    brand: { name: company.name, homeLabel: headerTexts.homeLabel },
    navigationLabel: headerTexts.navigationLabel,
    navigationRestLabel: headerTexts.navigationRestLabel,
    smallScreen: {
      ...headerTexts.smallScreen,
      phone,
      email: company.email,
      posts: showsPosts ? posts() : [],
      postsLabel: headerTexts.postsLabel,
    },
    search: searchTexts,
    cart: {
      items: cartItems,
      pictures: Object.fromEntries(cartItems.map(({ img }) => [img, pictureNamed(img)])),
      texts: cartTexts,
    },
    ...extras(options),
  };
}
