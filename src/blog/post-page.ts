import { type CollectionEntry, getCollection, render } from 'astro:content';
import { siteConfig } from '../../site.config.ts';
import type { PostFormat } from '../content/schema/post.ts';
import { people } from '../content/team.ts';
import { postPageCopy } from './copy.ts';
import { hasFormat } from './post-redirects.ts';
import { postView } from './post-view.ts';

/**
 * Returns the static paths of the posts that have a page in a format: samples have one in each, other
 * posts in their own.
 */
export async function postStaticPaths(format: PostFormat) {
  const entries = await getCollection('posts', ({ data }) => hasFormat(data, format));
  return entries.map((entry) => ({ params: { id: String(entry.data.id) }, props: { entry } }));
}

/**
 * Loads the data of a post's page in a format: the post, its text, and the fields that all formats
 * share. Without a format the page is a layout of the post's own.
 */
export async function loadPostPage(entry: CollectionEntry<'posts'>, format?: PostFormat) {
  const { Content, headings } = await render(entry);
  const entries = await getCollection('posts');
  const posts = entries.map(({ data }) => data);
  const body = entry.body ?? '';
  const view = postView({
    ...{ post: entry.data, format, body, headings, posts, people },
    copy: postPageCopy,
    site: siteConfig,
  });
  return { post: entry.data, body, view, Content };
}
