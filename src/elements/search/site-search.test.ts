import { describe, expect, it, vi } from 'vitest';
import type { SearchEngine } from './find-pages.ts';
import { searchSite } from './site-search.ts';

const page = (path: string) => ({
  path,
  title: `Page ${path}`,
  description: 'About a form.',
  textFile: `${path}.txt`,
});

function source(...paths: string[]) {
  const engine: SearchEngine = {
    index: { search: () => paths.map(page) as never },
    vocabulary: ['form'],
  };
  return {
    engine: async () => engine,
    text: vi.fn(async (_address: string) => 'Heading\nEvery form that arrives'),
  };
}

describe('searchSite', () => {
  it('gives title, path and excerpt of each hit', async () => {
    const answer = await searchSite('form', 8, source('/page/career'));
    expect(answer).toMatchObject({ total: 1, hits: [{ title: 'Page /page/career' }] });
    expect(answer.hits[0]?.excerpt[0]).toEqual({ text: 'form', marked: true });
  });

  it('reads only as many texts as are shown, and counts all', async () => {
    const from = source('/a', '/b', '/c');
    const answer = await searchSite('form', 2, from);
    expect(answer.total).toBe(3);
    expect(answer.hits).toHaveLength(2);
    expect(from.text.mock.calls).toEqual([['/a.txt'], ['/b.txt']]);
  });

  it('shows the description where the text does not come or does not have the word', async () => {
    const lost = { ...source('/a'), text: () => Promise.reject(new Error('offline')) };
    const [hit] = (await searchSite('form', 2, lost)).hits;
    expect(hit?.excerpt.map(({ text }) => text).join('')).toBe('form.');
    const other = { ...source('/a'), text: async () => 'nothing' };
    expect((await searchSite('form', 2, other)).hits[0]?.excerpt[0]?.marked).toBe(true);
  });

  it('rejects when the index could not be loaded', async () => {
    const engine = () => Promise.reject(new Error('Loading chunk search failed'));
    await expect(searchSite('x', 2, { ...source(), engine })).rejects.toThrow(
      'Loading chunk search failed',
    );
  });
});
