import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const card = (name: string, synonyms: string, words: string) => ({ name, synonyms, words });
const contact = card('company pages contact us /page/contact-us', '', 'write call ferry');
const about = card('company pages about us /page/about-us', 'people', 'contact');
const tabs = card('elements tabs /elements/tab', 'switcher component', 'prices monthly yearly');
const bar = card('headers white header /headers/white-header', 'navbar', 'people very');
const cards = [about, contact, tabs, bar];

test('a name goes before a mention', () => {
  expect(matching(cards, 'contact')).toEqual([contact]);
});
test('every word counts, the group and the path as well', () => {
  expect(matching(cards, 'company us')).toEqual([about, contact]);
  expect(matching(cards, '/page/about-us')).toEqual([about]);
});
test('what people call it goes before what it mentions', () => {
  expect(matching(cards, 'navbar')).toEqual([bar]);
  expect(matching(cards, 'people')).toEqual([about]);
  expect(matching(cards, 'white navbar')).toEqual([bar]);
});
test('where no page is called that, further words are looked at', () => {
  expect(matching(cards, 'elements prices')).toEqual([tabs]);
  expect(matching(cards, 'zebra')).toEqual([]);
});
test('a slip of the finger finds what was meant', () => {
  expect(matching(cards, 'contct')).toEqual([contact]);
  expect(matching(cards, 'white hedaer')).toEqual([bar]);
  expect(matching(cards, 'fery')).toEqual([contact]);
});
test('nothing typed finds everything, nonsense nothing', () => {
  expect(matching(cards, '')).toEqual(cards);
  expect(matching(cards, '  ')).toEqual(cards);
  for (const typed of ['--', '/', 'asdf', 'qwertz', 'contact asdfgh']) {
    expect(matching(cards, typed), typed).toEqual([]);
  }
});
