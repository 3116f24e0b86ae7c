import { expect, test } from 'vitest';
import { matchingCards } from './matching-cards.ts';

const card = (name: string, synonyms: string, words: string) => ({ name, synonyms, words });
const contact = card('company pages contact us /page/contact-us', '', 'write call ferry');
const about = card('company pages about us /page/about-us', 'people', 'contact');
const tabs = card('elements tabs /elements/tab', 'switcher component', 'prices monthly yearly');
const bar = card('headers white header /headers/white-header', 'navbar', 'people very');
const cards = [about, contact, tabs, bar];

test('a name ranks before a mention', () => {
  expect(matchingCards(cards, 'contact')).toEqual([contact]);
});
test('every word counts, the group and the path as well', () => {
  expect(matchingCards(cards, 'company us')).toEqual([about, contact]);
  expect(matchingCards(cards, '/page/about-us')).toEqual([about]);
});
test('an alternative name ranks before a mention', () => {
  expect(matchingCards(cards, 'navbar')).toEqual([bar]);
  expect(matchingCards(cards, 'people')).toEqual([about]);
  expect(matchingCards(cards, 'white navbar')).toEqual([bar]);
});
test('without a matching name the description is searched', () => {
  expect(matchingCards(cards, 'elements prices')).toEqual([tabs]);
  expect(matchingCards(cards, 'zebra')).toEqual([]);
});
test('a typo is corrected', () => {
  expect(matchingCards(cards, 'contct')).toEqual([contact]);
  expect(matchingCards(cards, 'white hedaer')).toEqual([bar]);
  expect(matchingCards(cards, 'fery')).toEqual([contact]);
});
test('an empty query matches everything, nonsense nothing', () => {
  expect(matchingCards(cards, '')).toEqual(cards);
  expect(matchingCards(cards, '  ')).toEqual(cards);
  for (const typed of ['--', '/', 'asdf', 'qwertz', 'contact asdfgh']) {
    expect(matchingCards(cards, typed), typed).toEqual([]);
  }
});
