import { siteConfig } from '../../site.config.ts';
import type { Theme } from '../catalogue/page-record.ts';
import { cartItems, cartTexts } from '../content/cart.ts';
import { headerTexts, searchTexts } from '../content/frame.ts';
import { mainMenu } from '../content/menu.ts';
import { isPictureName, pictureNamed } from '../media/pictures.ts';
import { headers } from './header-options.ts';
import type { SiteHeaderProps } from './site-header.tsx';

/**
 * Everything that the header of a page shows, as plain data. Gathered while building, so that
 * neither schemas nor the list of all pictures travel to the browser.
 */
export function siteHeaderProps(path: string, theme: Theme): SiteHeaderProps {
  const { company } = siteConfig;
  const names = cartItems.map((item) => item.img).filter(isPictureName);
  return {
    path,
    options: headers[theme],
    menu: mainMenu,
    brand: { name: company.name, homeLabel: headerTexts.homeLabel },
    navigationLabel: headerTexts.navigationLabel,
    smallScreen: {
      ...headerTexts.smallScreen,
      phone: { text: company.phone, href: `tel:${company.phoneHref}` },
      email: company.email,
    },
    search: searchTexts,
    cart: {
      items: cartItems,
      pictures: Object.fromEntries(names.map((name) => [name, pictureNamed(name)])),
      texts: cartTexts,
    },
  };
}
