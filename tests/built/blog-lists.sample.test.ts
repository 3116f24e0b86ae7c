import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { categoriesOf } from '../../src/blog/listings/categories.ts';
import { listingPath } from '../../src/blog/listings/listing.ts';
import { listings } from '../../src/blog/listings/listings.ts';
import { posts } from '../../src/blog/posts.ts';
import { postPath } from '../../src/content/post-path.ts';
import { builtPages } from './built-pages.ts';
import { extractPageParts } from './page-parts.ts';

type Element = Tree.Element;

function* linksIn(node: Tree.Node): Generator<Element> {
  if ('tagName' in node && node.tagName === 'a') yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* linksIn(child);
}
const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((item) => item.name === name)?.value;

/** Links in the main part of a list page: the post of each heading, and the next page. */
interface ListPage {
  posts: string[];
  next: string | undefined;
}

let pages: Map<string, ListPage>;
beforeAll(async () => {
  const paths = new Set(posts.map(postPath));
  pages = new Map(
    (await builtPages())
      .filter(({ path }) => path.startsWith('/blogs/'))
      .map(({ path, html }) => {
        const main = extractPageParts(html).main ?? parse('');
        const inHeadings = [...linksIn(main)].filter(({ parentNode }) =>
          /^h[23]$/.test(parentNode?.nodeName ?? ''),
        );
        const links = inHeadings.flatMap((link) => attributeOf(link, 'href') ?? []);
        const next = [...linksIn(main)].find((link) => attributeOf(link, 'rel') === 'next');
        return [
          path,
          {
            posts: links.filter((link) => paths.has(link)),
            next: next && attributeOf(next, 'href'),
          },
        ];
      }),
  );
});

/** Returns all posts of a list by following its pages. */
function walk(path: string | undefined): string[] {
  if (path === undefined) return [];
  const page = pages.get(path);
  if (!page) throw new Error(`${path} is not built.`);
  return [...page.posts, ...walk(page.next)];
}

/** Lists with numbered pages. The years of the list by date are separate links, not a sequence. */
const numbered = listings.filter(({ size }) => size !== 'year');

describe('following the pages of a list', () => {
  test.each(numbered.map(({ type }) => listingPath(type)))('%s has every post once', (path) => {
    const found = walk(path);
    expect(found).toHaveLength(posts.length);
    expect(new Set(found)).toEqual(new Set(posts.map(postPath)));
  });

  test('the list by years has every post once', () => {
    const path = listingPath('simple');
    const found = [...pages]
      .filter(([each]) => each === path || each.startsWith(`${path}/`))
      .flatMap(([, page]) => page.posts);
    expect(found.toSorted()).toEqual(posts.map(postPath).toSorted());
  });

  test.each(categoriesOf(posts).map(({ name }) => name))(
    'category %s has all of its posts',
    (name) => {
      const wanted = posts.filter(({ category }) => category.includes(name)).map(postPath);
      expect(walk(`/blogs/category/${name}`).toSorted()).toEqual(wanted.toSorted());
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('author %i has all of their posts', (id) => {
    const wanted = posts.filter(({ author }) => author === id).map(postPath);
    expect(wanted.length).toBeGreaterThan(0);
    expect(walk(`/blogs/author/${id}`).toSorted()).toEqual(wanted.toSorted());
  });
});

test('each listing begins with different posts', () => {
  const first = numbered.map(({ type }) => pages.get(listingPath(type))?.posts[0]);
  expect(new Set(first).size).toBe(numbered.length);
});
