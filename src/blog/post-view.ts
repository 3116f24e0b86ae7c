import type { SiteConfig } from '../../site.config.ts';
import { pluralize } from '../content/pluralize.ts';
import { formatPath, postPath } from '../content/post-path.ts';
import { isoDayOf } from '../content/printed-day.ts';
import { type Post, type PostFormat, postFormats } from '../content/schema/post.ts';
import type { TeamMember } from '../content/schema/team-member.ts';
import { pictureName } from '../media/pictures.ts';
import { blogPosting } from './blog-posting.ts';
import { formatNames, ownLayoutName, type postPageCopy } from './copy.ts';
import { feeds } from './feed/feed-paths.ts';
import { authorPath, profilePath } from './listings/authors.ts';
import { latestFirst } from './listings/paginate.ts';
import { readingMinutes } from './reading/reading-minutes.ts';
import { relatedPosts } from './reading/related-posts.ts';
import { tableOfContents } from './reading/table-of-contents.ts';

interface PostViewInput {
  post: Post;
  /** Format of the page; undefined for a layout of the post's own. */
  format: PostFormat | undefined;
  /** Markdown of the article. */
  body: string;
  headings: Parameters<typeof tableOfContents>[0];
  /** All posts, for neighbors and related posts. */
  posts: readonly Post[];
  /** Everybody in `people/`. */
  people: readonly TeamMember[];
  copy: typeof postPageCopy;
  site: SiteConfig;
}

/** Posts by day, sorted once and cached for all pages. */
const sortedPosts = new WeakMap<readonly Post[], readonly Post[]>();

function sortByDate(posts: readonly Post[]): readonly Post[] {
  const cachedPosts = sortedPosts.get(posts);
  if (cachedPosts) return cachedPosts;
  const sorted = latestFirst(posts).toReversed();
  sortedPosts.set(posts, sorted);
  return sorted;
}

/** Returns the posts published before and after a post. */
function neighborsOf(post: Post, posts: readonly Post[]): [Post | undefined, Post | undefined] {
  const ordered = sortByDate(posts);
  const index = ordered.findIndex(({ id }) => id === post.id);
  return [ordered[index - 1], ordered[index + 1]];
}

/**
 * Links to a sample in each of the nine formats, preceded by a layout of its own where it has one;
 * none for other posts, which have one page.
 */
const sampleFormatLinks = (post: Post, format: PostFormat | undefined) => [
  ...(post.link
    ? [{ title: ownLayoutName, link: post.link, isOwn: true, current: format === undefined }]
    : []),
  ...postFormats.map((each) => {
    const isOwn = !post.link && each === post.postType;
    const link = isOwn ? postPath(post) : formatPath(each, post.id);
    return { title: formatNames[each], link, isOwn, current: each === format };
  }),
];

/**
 * Returns the data that a post page shows in every format: head, article, author, related posts,
 * and the structured data.
 * @throws when the post names an author or a picture that does not exist, which fails the build
 */
export function postView({
  post,
  format,
  body,
  headings,
  posts,
  people,
  copy,
  site,
}: PostViewInput) {
  const author = people.find(({ id }) => id === post.author);
  if (!author) throw new Error(`Post ${post.id} ("${post.title}"): no author ${post.author}.`);
  const [earlier, later] = neighborsOf(post, posts);
  const linkTo = (label: string, other: Post | undefined) =>
    other && { label, title: other.title, link: postPath(other) };
  const { id, title, content, date, updated, category, likes, comments, tags } = post;
  const path = postPath(post);
  const day = isoDayOf(date);
  const minutes = readingMinutes(body);
  const firstName = author.name.split(' ')[0] ?? author.name;
  const insertFirstName = (text: string) => text.replaceAll('{name}', firstName);
  // Nobody of the samples reads what visitors write.
  const readerName = author.sample ? site.company.name : firstName;
  const insertReaderName = (text: string) => text.replaceAll('{name}', readerName);
  return {
    path,
    /** Name of the format, if the page is not the post's canonical one. */
    format: format && formatPath(format, id) !== path ? formatNames[format] : undefined,
    head: {
      ...{ title, content, date, day },
      category: category[0] ?? '',
      byline: {
        authorPrefix: copy.authorPrefix,
        name: author.name,
        designation: author.designation,
        img: pictureName(author.img),
        minutes: pluralize(minutes, copy.minutes),
        comments: comments === undefined ? undefined : pluralize(comments, copy.comments),
      },
    },
    img: pictureName(post.img),
    article: {
      contents: { label: copy.contents, items: tableOfContents(headings, minutes) },
      tags: { label: copy.tags, items: tags },
      feeds: { label: copy.feeds, items: feeds },
    },
    likes: likes === undefined ? undefined : { id, count: likes, labels: copy.likes },
    author: {
      heading: copy.author.heading,
      profileLabel: copy.author.profileLabel,
      posts: { title: insertFirstName(copy.author.posts), link: authorPath(author.id) },
      name: author.name,
      designation: author.designation,
      description: author.description,
      img: pictureName(author.img),
      link: profilePath(author),
    },
    comments: {
      heading: comments === undefined ? copy.comments.heading : pluralize(comments, copy.comments),
      note: insertReaderName(copy.comments.note),
      openLabel: insertReaderName(copy.comments.openLabel),
    },
    updated: updated ? { label: copy.updated, date: updated, day: isoDayOf(updated) } : undefined,
    form: {
      submitLabel: copy.comments.submit,
      commentLabel: copy.comments.label,
      details: [
        {
          kind: 'choice' as const,
          name: 'Quote it elsewhere',
          label: copy.comments.print.label,
          options: copy.comments.print.options,
        },
      ],
    },
    related: {
      label: copy.related,
      items: relatedPosts(post, posts, [earlier?.id, later?.id]).map((other) => ({
        title: other.title,
        content: other.content,
        date: other.date,
        day: isoDayOf(other.date),
        link: postPath(other),
        img: pictureName(other.img),
      })),
    },
    neighbors: {
      label: copy.nearby,
      items: [linkTo(copy.earlier, earlier), linkTo(copy.later, later)] as const,
    },
    formats: {
      label: copy.formats.label,
      ownNote: copy.formats.ownNote,
      items: post.sample ? sampleFormatLinks(post, format) : [],
    },
    structuredData: blogPosting(
      post,
      { path, author, day, modifiedDay: isoDayOf(updated ?? date) },
      site,
    ),
  };
}
export type PostView = ReturnType<typeof postView>;
