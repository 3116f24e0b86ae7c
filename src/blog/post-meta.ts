import { postPath } from '../content/post-path.ts';
import type { Post } from '../content/schema/post.ts';
import { shortDescription } from '../content/short-description.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';
import { layoutTitleOf } from './layouts/layout-paths.ts';

/**
 * Returns the meta of a post's page. Posts of the startup category use the startup theme. Menus
 * name a post with a layout of its own by that layout, everything else by its headline.
 */
export function postMeta(post: Post): PageMeta {
  return {
    path: postPath(post),
    group: 'blog-post',
    title: layoutTitleOf(post) ?? post.title,
    headTitle: post.headTitle ?? post.title,
    description: post.description ?? shortDescription(post.content),
    theme: post.category.includes('startup') ? 'startup' : 'house',
    picture: post.img,
    ...(post.link && { synonyms: [post.title] }),
  };
}
