import { describe, expect, it, vi } from 'vitest';
import { type Pagefind, searchSite } from './pagefind-client.ts';

const page = (url: string, title?: string) => ({
  data: vi.fn(async () => ({ url, excerpt: 'a <mark>form</mark>', meta: title ? { title } : {} })),
});

const pagefind = (...results: ReturnType<typeof page>[]): (() => Promise<Pagefind>) => {
  return async () => ({ search: async () => ({ results }) });
};

describe('searchSite', () => {
  it('gives title, path and excerpt of each hit', async () => {
    const answer = await searchSite('form', 8, pagefind(page('/page/career.html', 'Careers')));
    expect(answer.total).toBe(1);
    expect(answer.hits[0]).toMatchObject({ title: 'Careers', path: '/page/career' });
    expect(answer.hits[0]?.excerpt).toContainEqual({ text: 'form', marked: true });
  });

  it('writes addresses without the ending of their files', async () => {
    const load = pagefind(page('/index.html'), page('/blogs/index.html'), page('/privacy'));
    const { hits } = await searchSite('x', 8, load);
    expect(hits.map((hit) => hit.path)).toEqual(['/', '/blogs', '/privacy']);
  });

  it('reads only as many pages as are shown, and counts all', async () => {
    const pages = [page('/a'), page('/b'), page('/c')];
    const answer = await searchSite('x', 2, pagefind(...pages));
    expect(answer.total).toBe(3);
    expect(answer.hits).toHaveLength(2);
    expect(pages[2]?.data).not.toHaveBeenCalled();
  });

  it('passes on that the search could not be loaded', async () => {
    const load = () => Promise.reject(new Error('Loading chunk pagefind failed'));
    await expect(searchSite('x', 2, load)).rejects.toThrow('Loading chunk pagefind failed');
  });
});
