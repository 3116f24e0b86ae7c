import { siteConfig } from '../../../site.config.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { pluralize } from '../../content/pluralize.ts';
import type { Post } from '../../content/schema/post.ts';
import { people } from '../../content/team.ts';
import { pictureName } from '../../media/pictures.ts';
import { pageAt } from '../../page-meta/pages.ts';
import { posts, postText } from '../posts.ts';
import { archiveSize } from './archive-size.ts';
import { authorPath, authorsOf, profilePath } from './authors.ts';
import { categoriesOf, categoryPath } from './categories.ts';
import { categoryLead } from './category-lead.ts';
import { authorCopy, listCopy } from './copy.ts';
import { rangeOf } from './list-meta.ts';
import { type ListedPost, listedPost } from './listed-post.ts';
import { type BlogListing, listingPath } from './listing.ts';
import { listingOf } from './listings.ts';
import { pagerOf } from './pager-of.ts';
import { type ListPage, latestFirst, listPagePath, pagesOf, paginate } from './paginate.ts';
import { postList } from './post-list.ts';

/** List with its pages. */
interface PostList {
  path: string;
  pages: readonly ListPage<Post>[];
}

/** Converts posts for lists. */
const toListedPosts = (sources: readonly Post[]): ListedPost[] =>
  sources.map((post) => listedPost(post, postText(post.id), people));

/** Returns all posts, converted for lists. */
export const listedPosts = () => toListedPosts(posts);

/** Loads the data of one page of a list, for every layout. `key` is the last segment of its path. */
function listPage({ path, pages }: PostList, key: string | undefined) {
  const index = pages.findIndex((page) => page.key === key);
  const page = pages[index];
  if (!page) throw new Error(`${path} has no page ${key}.`);
  const ownPath = listPagePath(path, key);
  const items = toListedPosts(page.posts);
  const range = rangeOf(pages, index);
  const pager = pagerOf(path, pages, index);
  return {
    path: ownPath,
    title: page.title,
    posts: items,
    /** Range of the posts shown, such as `1 to 12 of 40`. */
    rangeText: fillTemplate(listCopy.pages.rangeText, range),
    /** Number of the first post, counted through the whole list. */
    firstNumber: range.from,
    /** Position of a later page, as text. */
    pageText: index > 0 ? fillTemplate(listCopy.pages.positionText, range) : undefined,
    pager,
    /** Link to older posts, for lists without page numbers. */
    more: {
      link: pager?.older?.link,
      newer: pager?.newer && { ...pager.newer, title: listCopy.more.newer },
      firstNumber: range.from,
      lastNumber: range.to,
      totalCount: range.all,
      copy: listCopy.more,
    },
    /** Picture of the first post, to preload; the list adds `sizes`. */
    lcp: items[0] && { name: items[0].img },
    structuredData: [postList(pageAt(ownPath), items, siteConfig)],
  };
}

/** Returns the latest posts, for a sidebar. */
export const latestPosts = (count: number) => toListedPosts(latestFirst(posts).slice(0, count));

const listOfListing = (type: BlogListing['type']): PostList => ({
  path: listingPath(type),
  pages: pagesOf(listingOf(type), posts),
});

/** Returns the static paths of a listing, for a file named `[...page].astro`. */
export const listingPaths = (type: BlogListing['type']) =>
  listOfListing(type).pages.map(({ key }) => ({ params: { page: key }, props: { key } }));

/** Loads a page of a listing. */
export function listingPage(type: BlogListing['type'], key: string | undefined) {
  const { heading, lead } = listingOf(type);
  const list = listOfListing(type);
  const page = list.pages.find((each) => each.key === key);
  return {
    ...{ heading, lead },
    /** Number of posts of the listing's own type, which come first. */
    ownCount: page?.posts.filter(({ blogType }) => blogType === type).length ?? 0,
    ...listPage(list, key),
  };
}

const listOfCategory = (name: string): PostList => ({
  path: categoryPath(name),
  pages: paginate(
    latestFirst(posts.filter(({ category }) => category.includes(name))),
    archiveSize,
  ),
});

/** Returns the static paths of all category archives. */
export const categoryPaths = () =>
  categoriesOf(posts).flatMap(({ name }) =>
    listOfCategory(name).pages.map(({ key }) => ({
      params: { category: name, page: key },
      props: { name, key },
    })),
  );

/** Loads a page of a category's archive. */
export function categoryPage(name: string, key: string | undefined) {
  const category = categoriesOf(posts).find((each) => each.name === name);
  if (!category) throw new Error(`No post is filed under ${name}.`);
  const lead = categoryLead(category);
  return { category: { ...category, lead }, ...listPage(listOfCategory(name), key) };
}

const listOfAuthor = (id: number): PostList => ({
  path: authorPath(id),
  pages: paginate(latestFirst(posts.filter(({ author }) => author === id)), archiveSize),
});

/** Returns the static paths of all author archives. */
export const authorPaths = () =>
  authorsOf(posts, people).flatMap(({ member: { id } }) =>
    listOfAuthor(id).pages.map(({ key }) => ({
      params: { author: String(id), page: key },
      props: { id, key },
    })),
  );

/** Loads a page of an author's archive, with the author's categories and all other authors. */
export function authorPage(id: number, key: string | undefined) {
  const authors = authorsOf(posts, people);
  const author = authors.find(({ member }) => member.id === id);
  if (!author) throw new Error(`Nobody with the number ${id} has written a post.`);
  const { name, designation, description, img } = author.member;
  const profile = profilePath(author.member);
  return {
    person: {
      ...{ name, designation, description },
      img: pictureName(img),
      count: pluralize(author.count, listCopy.posts),
      profile:
        profile === undefined
          ? undefined
          : {
              title: fillTemplate(authorCopy.profileLabel, { name: name.split(' ')[0] ?? name }),
              link: profile,
            },
    },
    others: {
      heading: authorCopy.othersHeading,
      items: authors
        .filter(({ member }) => member.id !== id)
        .map(({ member, count }) => ({
          name: member.name,
          img: pictureName(member.img),
          link: authorPath(member.id),
          count: pluralize(count, listCopy.posts),
        })),
    },
    categories: categoriesOf(posts.filter(({ author: writer }) => writer === id)),
    ...listPage(listOfAuthor(id), key),
  };
}
