import { expect, test } from 'vitest';
import { type SubscriberAction, subscriberLink, subscriberOfLink } from './subscriber-link.ts';

const keys = { confirm: 'one key', unsubscribe: 'another key' };
const id = '0123456789abcd';
const site = 'https://www.site.example';
const link = subscriberLink(site, 'confirm', id, keys);
const read = (href: string, action: SubscriberAction = 'confirm') =>
  subscriberOfLink(new URL(href), action, keys);

test('a link is valid for its own action only', () => {
  expect(read(link)).toBe(id);
  expect(read(link, 'unsubscribe')).toBeNull();
});

test.each([
  ...['.', ',', ').', ')', ']', '>', '”', '%E2%80%9D', '"', "'", '*', '_', '-', '%20', ' ', '%0A'],
  ...['&amp;', '%26amp%3B', '%C2%A0', '%E2%80%8B', '\u200b', '…', ';', '#', '.#x', '=', '%3E'],
])('a link with %j behind it still works', (damage) => {
  expect(read(link + damage)).toBe(id);
});

test('a link copied from HTML source, or folded by a mail program, still works', () => {
  expect(read(link.replace('&', '&amp;'))).toBe(id);
  expect(read(`${link.slice(0, -9)}%20${link.slice(-9)}`)).toBe(id);
  expect(read(link.replace('?s=', '?s=%E2%80%8B'))).toBe(id);
});

test('a short, wrong or missing signature is refused', () => {
  for (const href of [
    link.slice(0, -1),
    link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    link.replace(/t=.*/, ''),
    link.replace(id, '0123456789abce'),
    `${site}/api/subscribe/confirm`,
  ])
    expect(read(href)).toBeNull();
});
