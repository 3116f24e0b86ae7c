import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

const english = {
  chromeWords: { skip: 'Skip', menu: { open: 'Open', close: 'Close' } },
  closed: 'Closed',
};
const french = {
  chromeWords: { skip: 'Passer', menu: { open: 'Ouvrir', close: 'Fermer' } },
  closed: 'Fermé',
};
const times = { timeWords: { in: (days: number) => `in ${days} days` } };
const files = {
  '../src/words/chrome.ts': english,
  '../src/words/times.ts': times,
  '../src/words/fr/chrome.ts': french,
  '../src/words/fr/times.ts': times,
};

test('complete words have nothing missing', () => {
  expect(missingWords('fr-CA', files)).toEqual([]);
});

test('a language without words stays English', () => {
  expect(missingWords('it', files)).toEqual([]);
  expect(missingWords('en-GB', files)).toEqual([]);
});

test('texts, groups of texts and files that are missing are listed by their path', () => {
  const { skip: _skip, ...chromeWords } = french.chromeWords;
  const lines = (chrome: Record<string, unknown>) =>
    missingWords('fr', { ...files, '../src/words/fr/chrome.ts': chrome });
  expect(lines({ ...french, chromeWords })).toEqual(['src/words/fr/chrome.ts: chromeWords.skip']);
  expect(lines({ ...french, chromeWords: { skip: 'Passer', menu: { open: 'Ouvrir' } } })).toEqual([
    'src/words/fr/chrome.ts: chromeWords.menu.close',
  ]);
  expect(lines({ closed: 'Fermé' })).toEqual(['src/words/fr/chrome.ts: chromeWords']);
  const { '../src/words/fr/times.ts': _times, ...withoutTimes } = files;
  expect(missingWords('fr', withoutTimes)).toEqual([
    'src/words/fr/times.ts: there is no such file',
  ]);
});

test('a text that takes no value where the English one does is listed', () => {
  const words = { timeWords: { in: 'dans quelques jours' } };
  expect(missingWords('fr', { ...files, '../src/words/fr/times.ts': words })).toEqual([
    'src/words/fr/times.ts: timeWords.in',
  ]);
});

test('German is complete', () => {
  expect(missingWords('de')).toEqual([]);
});
