import { beforeAll, expect, test } from 'vitest';
import {
  cartCount,
  cartItems,
  cartSubtotalCents,
  cartTexts,
  formatCents,
} from '../../src/content/cart.ts';
import { footerLinks } from '../../src/content/footer.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
});

const footerOf = ({ html }: BuiltPage) =>
  /<footer data-site-footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? '';
const headerOf = ({ html }: BuiltPage) =>
  /<header data-site-header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
const without = (part: (page: BuiltPage) => string, what: RegExp | string) =>
  pages.filter((page) => !part(page).match(what)).map(({ path }) => path);
/** Matches a link by its URL and text. */
const link = (href: string, words = '') =>
  new RegExp(`<a [^>]*href="${href}"[^>]*>(?:(?!</a>)[\\s\\S])*${words}`);

test('[F1] [F2] [F3] every footer has the two links, all facts, the year and the link home', () => {
  expect(pages.length).toBeGreaterThan(200);
  for (const { title, link: href } of footerLinks)
    expect(without(footerOf, link(href, title)), title).toEqual([]);
  expect(without(footerOf, /<address/)).toEqual([]);
  expect(without(footerOf, link('tel:\\+1\\d{10}', '\\(\\d{3}\\) 555-'))).toEqual([]);
  expect(without(footerOf, link('mailto:[^"]+@[^"]+'))).toEqual([]);
  expect(without(footerOf, link('https://[^"]*register[^"]*'))).toEqual([]);
  expect(without(footerOf, `<span data-year[^>]*>${new Date().getFullYear()}</span>`)).toEqual([]);
  expect(
    without(
      footerOf,
      /<a [^>]*(?:href="\/"[^>]*footer-home|footer-home[^>]*href="\/")|<a href="\/" aria-label="[^"]*, home"/,
    ),
  ).toEqual([]);
});

test.each(['facebook', 'dribbble', 'twitter', 'instagram'])(
  '[F4] every footer links to %s, each firm to its own profile',
  (network) => {
    expect(without(footerOf, link(`https://(?:www\\.)?${network}\\.com/[\\w.-]+`))).toEqual([]);
    const profiles = new Map<string, Set<string>>();
    for (const page of pages) {
      const mail = /mailto:[^"@]+@([^"?]+)/.exec(footerOf(page))?.[1] ?? '';
      const profile = new RegExp(`${network}\\.com/([\\w.-]+)`).exec(footerOf(page))?.[1] ?? '';
      profiles.set(mail, (profiles.get(mail) ?? new Set()).add(profile));
    }
    expect(profiles.size).toBeGreaterThan(25);
    const all = [...profiles.values()].flatMap((own) => [...own]);
    expect(new Set(all).size).toBe(profiles.size);
    expect(all).toHaveLength(profiles.size);
  },
);

test('every home has a cart icon of its own', () => {
  const homes = pages.filter(({ path }) => path.startsWith('/home-'));
  const bags = homes.map((page) => {
    const [button = ''] =
      /<button[^>]*popovertarget="cart-panel"[\s\S]*?<\/button>/i.exec(headerOf(page)) ?? [];
    return / d="([^"]+)"/.exec(button)?.[1] ?? page.path;
  });
  expect(homes.length).toBeGreaterThan(25);
  expect(new Set(bags).size).toBe(homes.length);
});

test('[H3] every header has the cart: count, items, total and two buttons', () => {
  expect(without(headerOf, `data-cart-count[^>]*>${cartCount(cartItems)}<`)).toEqual([]);
  for (const { title } of cartItems) expect(without(headerOf, title), title).toEqual([]);
  const sum = formatCents(cartSubtotalCents(cartItems)).replace('$', '\\$');
  expect(without(headerOf, `data-cart-subtotal[^>]*>${sum}<`)).toEqual([]);
  for (const { title, link: href } of [cartTexts.viewCart, cartTexts.checkout])
    expect(without(headerOf, link(href, title)), title).toEqual([]);
});
