import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload } from './preload-helper.ts';

interface Link {
  rel: string;
  href: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

let links: Link[];

beforeEach(() => {
  links = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { remove: () => void links.pop() };
      return link;
    },
    head: { append: (link: Link) => links.push(link) },
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
  });
});
afterEach(() => vi.unstubAllGlobals());

const code = { part: 1 };
const load = vi.fn(async () => code);
beforeEach(() => load.mockClear());

test('code without dependencies is imported as it is', async () => {
  expect(await preload(load)).toBe(code);
  expect(links).toEqual([]);
});

test('dependencies are requested together with the code', async () => {
  expect(await preload(load, ['static/js/own.js', 'static/js/shared.js'])).toBe(code);
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'modulepreload /static/js/own.js',
    'modulepreload /static/js/shared.js',
  ]);
});

test('the code runs when its stylesheet has loaded, which is requested once', async () => {
  const both = [1, 2].map(() => preload(load, ['static/css/once.css']));
  expect(links).toHaveLength(1);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  links[0]?.onload();
  expect(await Promise.all(both)).toEqual([code, code]);
});

test('a failed stylesheet rejects, and can be requested again', async () => {
  const first = preload(load, ['static/css/lost.css']);
  links[0]?.onerror();
  await expect(first).rejects.toThrow('Unable to preload CSS for /static/css/lost.css');
  expect(load).not.toHaveBeenCalled();
  const again = preload(load, ['static/css/lost.css']);
  links[0]?.onload();
  expect(await again).toBe(code);
});
