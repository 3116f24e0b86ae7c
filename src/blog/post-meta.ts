import { postPath } from '../content/post-path.ts';
import type { Post } from '../content/schema/post.ts';
import { shortDescription } from '../content/short-description.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';
import { layoutTitleOf } from './layouts/layout-paths.ts';

/**
 * Returns the meta of a post's page. Posts of the startup category wear the startup look. One with a
 * layout of its own goes by the layout's name in menus, and by its headline everywhere else.
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
