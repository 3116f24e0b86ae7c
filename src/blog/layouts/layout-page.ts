import { getCollection } from 'astro:content';
import { loadPostPage } from '../post-page.ts';
import type { LayoutPath } from './layout-paths.ts';
import { splitIntoSections } from './split-into-sections.ts';

/**
 * Loads the post of a one-off layout: the data of every post page, and its text in sections.
 * @throws when no post has that link, which fails the build
 */
export async function layoutPage(path: LayoutPath) {
  const entries = await getCollection('posts');
  const entry = entries.find(({ data }) => data.link === path);
  if (!entry) throw new Error(`No post in src/blog/posts has "link: ${path}".`);
  return { ...(await loadPostPage(entry)), ...splitIntoSections(entry.rendered?.html ?? '') };
}
