import { expect, test } from 'vitest';
import { cartCount, cartItems, cartSubtotalCents, cartTexts, formatCents } from './cart.ts';
import { footerLinks } from './footer.ts';
import { mainMenu } from './menu.ts';
import { carePrices, hostingPrices, namePrices } from './prices.ts';
import { companySocial, namedSocial, networkLabels, turningSocial } from './social.ts';
import { team } from './team.ts';

test('[H1] the main menu is the one of the specification', () => {
  expect(mainMenu.map(({ pages: _, ...entry }) => entry)).toEqual([
    { title: 'Home', link: '/' },
    { title: 'About Us', link: '/page/about-us' },
    { title: 'Careers', link: '/page/career' },
    { title: 'CaseStudy', link: '/page/CaseStudy' },
    {
      title: 'Services',
      dropdown: [
        { title: 'Web Application & Development', link: '/page/web-dev' },
        { title: 'Ecommerce', link: '/page/Ecommerce' },
        { title: 'MobileAppDev', link: '/page/MobileAppDev' },
      ],
    },
    { title: 'Contact us', link: '/page/contact-us' },
  ]);
});

test('[H3] the demo cart counts two items and adds up', () => {
  expect(cartItems).toHaveLength(2);
  expect(cartCount(cartItems)).toBe(2);
  expect(formatCents(cartSubtotalCents(cartItems))).toBe('$84.50');
  expect(cartTexts.viewCart.link).toBe('/shop/shopping-cart');
  expect(cartTexts.checkout.link).toBe('/shop/checkout');
});

test('a quantity counts in the subtotal', () => {
  const lines = cartItems.map((item) => ({ ...item, quantity: 3 }));
  expect(cartCount(lines)).toBe(6);
  expect(cartSubtotalCents(lines)).toBe(3 * cartSubtotalCents(cartItems));
});

test('[F1] the footer links to the company and to the contact page', () => {
  expect(footerLinks).toEqual([
    { title: 'About Company', link: '/page/career' },
    { title: 'Contact Us', link: '/page/contact-us' },
  ]);
});

test('[F4] the footer has the four social links', () => {
  expect(companySocial.map((item) => item.network)).toEqual([
    'facebook',
    'dribbble',
    'twitter',
    'instagram',
  ]);
});

test('[E8] the named set carries every name of the specification, the turning set every back', () => {
  expect(namedSocial.map((item) => item.name)).toEqual([
    'FACEBOOK',
    'DRIBBBLE',
    'BEHANCE',
    'INSTAGRAM',
    'TWITTER',
    'LINKEDIN',
    'GOOGLE',
  ]);
  expect(namedSocial.map((item) => item.network).sort()).toEqual(Object.keys(networkLabels).sort());
  expect(turningSocial.map((item) => item.position)).toEqual(['top-left', 'top', 'top-right']);
  expect(turningSocial.map((item) => item.socialback)).toEqual(['LIKE US', 'FOLLOW US', 'JOIN US']);
});

test('[B10] the sample prices are the ones of the specification', () => {
  const price = (plans: { price: string }[]) => plans.map((plan) => plan.price);
  expect(price(hostingPrices.monthly)).toEqual(['$9.99', '$19.99', '$29.99']);
  expect(price(hostingPrices.yearly)).toEqual(['$90.99', '$199.99', '$290.99']);
  expect(price(carePrices)).toEqual(['$800', '$1200', '$900']);
  expect(price(namePrices)).toEqual(['$29', '$39', '$49']);
});

test('[B10] the plans hold 5, 10 and 20 domains', () => {
  for (const list of [hostingPrices.monthly, hostingPrices.yearly]) {
    expect(list.map((plan) => plan.plans[0])).toEqual(['5 domains', '10 domains', '20 domains']);
  }
});

test('[E5] each list of prices marks exactly one plan as popular', () => {
  for (const list of [hostingPrices.monthly, hostingPrices.yearly, carePrices, namePrices]) {
    expect(list.filter((plan) => plan.popular?.isPopular)).toHaveLength(1);
  }
});

test('[E3] the authors 1 to 9 of the sample posts are people of the team', () => {
  expect(team.map((member) => member.id)).toEqual(
    expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  );
});
