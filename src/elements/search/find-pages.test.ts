import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { findPages, type SearchEngine } from './find-pages.ts';
import { type IndexedPage, indexOptions } from './search-index.ts';

const page = (path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  synonyms: '',
  headings: '',
  description: '',
  text: '',
  textFile: `${path}.txt`,
  ...more,
});

function engine(): SearchEngine {
  const index = new MiniSearch<IndexedPage>(indexOptions);
  index.addAll([
    page('/contact', 'Contact us', { text: 'Write to us, or call about the ferries.' }),
    page('/case', 'Case study', { headings: 'The ferry that stopped ringing', text: 'A contact.' }),
    page('/accordions', 'Accordions', { synonyms: 'faq collapse', text: 'Headings that open.' }),
    page('/shop', 'Shops', { text: 'Every contact form and every ferry is very slow.' }),
  ]);
  return { index, vocabulary: index.toJSON().index.map(([term]) => term) };
}

const paths = (query: string) => findPages(engine(), query).pages.map(({ path }) => path);

describe('findPages', () => {
  it('puts a page that is called so before one that mentions it', () => {
    expect(paths('contact')[0]).toBe('/contact');
    expect(paths('ferry')[0]).toBe('/case');
  });

  it('finds plurals, beginnings and synonyms', () => {
    expect(paths('ferries').toSorted()).toEqual(['/case', '/contact', '/shop']);
    expect(paths('accord')).toEqual(['/accordions']);
    expect(paths('faq')).toEqual(['/accordions']);
  });

  it('requires every word', () => {
    expect(paths('contact ferry').toSorted()).toEqual(['/case', '/contact', '/shop']);
    expect(paths('contact accordion')).toEqual([]);
  });

  it.each([
    ['contct', 'contact'],
    ['fery', 'ferry'],
    ['contact fery', 'contact ferry'],
    ['qwxzt ferry', 'ferry'],
  ])('looks for what was meant by “%s”, and says so', (query, instead) => {
    const found = findPages(engine(), query);
    expect(found.correctedQuery).toBe(instead);
    expect(found.pages.length).toBeGreaterThan(0);
  });

  it.each(['qwertz', 'asdf', 'zzyzx', '--', '', '…'])('finds nothing for “%s”', (query) => {
    expect(findPages(engine(), query)).toMatchObject({ pages: [] });
    expect(findPages(engine(), query).correctedQuery).toBeUndefined();
  });
});
