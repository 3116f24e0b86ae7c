import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const contact = { name: 'company pages contact us /page/contact-us', words: 'write call' };
const about = { name: 'company pages about us /page/about-us', words: 'people contact' };
const tabs = { name: 'elements tabs /elements/tab', words: 'prices monthly yearly' };
const cards = [about, contact, tabs];

test('a name goes before a mention', () => {
  expect(matching(cards, 'contact')).toEqual([contact]);
});
test('every word counts, the group and the path as well', () => {
  expect(matching(cards, 'company us')).toEqual([about, contact]);
  expect(matching(cards, '/page/about-us')).toEqual([about]);
});
test('where no page is called that, further words are looked at', () => {
  expect(matching(cards, 'elements prices')).toEqual([tabs]);
  expect(matching(cards, 'zebra')).toEqual([]);
});
test('nothing typed finds everything', () => {
  expect(matching(cards, '')).toEqual(cards);
});
