import { fillTemplate } from '../../content/fill-template.ts';
import { locale } from '../../content/locale.ts';
import { pluralize } from '../../content/pluralize.ts';
import type { Post } from '../../content/schema/post.ts';
import { people } from '../../content/team.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { posts } from '../posts.ts';
import { archiveSize } from './archive-size.ts';
import { authorPath, authorsOf } from './authors.ts';
import { categoriesOf, categoryPath } from './categories.ts';
import { categoryLead } from './category-lead.ts';
import { authorCopy, categoryCopy, listCopy } from './copy.ts';
import { listMeta } from './list-meta.ts';
import { listingPath } from './listing.ts';
import { listings } from './listings.ts';
import { latestFirst, pagesOf, paginate } from './paginate.ts';

const listingPages = listings.flatMap((listing) => {
  const { type, title, headTitle, description, listName, synonyms } = listing;
  const path = listingPath(type);
  return listMeta(
    { path, title, headTitle, description, listName, synonyms, sample: 'blog' },
    pagesOf(listing, posts),
  );
});

/** Returns the number of posts and the date of the latest, for meta of archives. */
const archiveValues = (archivePosts: readonly Post[]) => ({
  count: pluralize(archivePosts.length, listCopy.posts),
  date: archivePosts[0]?.date ?? '',
});

const [largestCategory] = categoriesOf(posts);
const categoryPages = categoriesOf(posts).flatMap((category) => {
  const { name, title } = category;
  const categoryPosts = latestFirst(posts.filter((post) => post.category.includes(name)));
  const values = { ...archiveValues(categoryPosts), title };
  return listMeta(
    {
      path: categoryPath(name),
      title: fillTemplate(categoryCopy.title, { category: name }),
      headTitle: fillTemplate(categoryCopy.headTitle, values),
      description: categoryLead(category) ?? fillTemplate(categoryCopy.description, values),
      listName: fillTemplate(categoryCopy.listName, { category: name }),
      synonyms: categoryCopy.synonyms,
      ...(largestCategory &&
        name !== largestCategory.name && { representedBy: categoryPath(largestCategory.name) }),
    },
    paginate(categoryPosts, archiveSize),
  );
});

/** Returns a job title within a sentence: German, for one, keeps its capitals. */
const inSentence = (designation: string) =>
  locale.language.startsWith('en') ? designation.toLowerCase() : designation;

const authors = authorsOf(posts, people);
const mostPublishedAuthor = authors.toSorted((one, other) => other.count - one.count)[0]?.member;
const authorPages = authors.flatMap(({ member: { id, name, designation, img } }) => {
  const authorPosts = latestFirst(posts.filter(({ author }) => author === id));
  const values = { ...archiveValues(authorPosts), name, designation: inSentence(designation) };
  return listMeta(
    {
      path: authorPath(id),
      title: fillTemplate(authorCopy.title, { name }),
      headTitle: fillTemplate(authorCopy.headTitle, values),
      description: fillTemplate(authorCopy.description, values),
      listName: fillTemplate(authorCopy.listName, { name }),
      synonyms: authorCopy.synonyms,
      picture: img,
      ...(mostPublishedAuthor &&
        id !== mostPublishedAuthor.id && { representedBy: authorPath(mostPublishedAuthor.id) }),
    },
    paginate(authorPosts, archiveSize),
  );
});

/** Meta of the journal's lists: its layouts, and the archives of categories and authors. */
export const pages: readonly PageMeta[] = [...listingPages, ...categoryPages, ...authorPages];
