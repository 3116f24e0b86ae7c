import { fillTemplate } from '../../content/fill-template.ts';
import { pluralize } from '../../content/pluralize.ts';
import type { Post } from '../../content/schema/post.ts';
import { team } from '../../content/team.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { posts } from '../posts.ts';
import { archiveSize } from './archive-size.ts';
import { authorPath, authorsOf } from './authors.ts';
import { categoriesOf, categoryPath } from './categories.ts';
import { authorCopy, categoryCopy, listCopy } from './copy.ts';
import { listMeta } from './list-meta.ts';
import { listingPath } from './listing.ts';
import { listings } from './listings.ts';
import { latestFirst, pagesOf, paginate } from './paginate.ts';

const ofListings = listings.flatMap((listing) => {
  const { type, title, headTitle, description, inWords, synonyms } = listing;
  const path = listingPath(type);
  return listMeta(
    { path, title, headTitle, description, inWords, synonyms, sample: 'blog' },
    pagesOf(listing, posts),
  );
});

/** Returns the number of posts and the date of the latest, for meta of archives. */
const archiveValues = (found: readonly Post[]) => ({
  count: pluralize(found.length, listCopy.posts),
  date: found[0]?.date ?? '',
});

const [fullest] = categoriesOf(posts);
const ofCategories = categoriesOf(posts).flatMap(({ name, title, lead }) => {
  const found = latestFirst(posts.filter(({ category }) => category.includes(name)));
  const values = { ...archiveValues(found), title };
  return listMeta(
    {
      path: categoryPath(name),
      title: fillTemplate(categoryCopy.title, { category: name }),
      headTitle: fillTemplate(categoryCopy.headTitle, values),
      description: lead ?? fillTemplate(categoryCopy.description, values),
      inWords: fillTemplate(categoryCopy.inWords, { category: name }),
      synonyms: categoryCopy.synonyms,
      ...(fullest && name !== fullest.name && { representedBy: categoryPath(fullest.name) }),
    },
    paginate(found, archiveSize),
  );
});

const authors = authorsOf(posts, team);
const busiest = authors.toSorted((one, other) => other.count - one.count)[0]?.member;
const ofAuthors = authors.flatMap(({ member: { id, name, designation, img } }) => {
  const found = latestFirst(posts.filter(({ author }) => author === id));
  const values = { ...archiveValues(found), name, designation: designation.toLowerCase() };
  return listMeta(
    {
      path: authorPath(id),
      title: fillTemplate(authorCopy.title, { name }),
      headTitle: fillTemplate(authorCopy.headTitle, values),
      description: fillTemplate(authorCopy.description, values),
      inWords: fillTemplate(authorCopy.inWords, { name }),
      synonyms: authorCopy.synonyms,
      picture: img,
      ...(busiest && id !== busiest.id && { representedBy: authorPath(busiest.id) }),
    },
    paginate(found, archiveSize),
  );
});

/** Meta of the journal's lists: its layouts, and the archives of categories and authors. */
export const pages: readonly PageMeta[] = [...ofListings, ...ofCategories, ...ofAuthors];
