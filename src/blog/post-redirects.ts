import { formatPath, postPath } from '../content/post-path.ts';
import { type Post, type PostFormat, postFormats } from '../content/schema/post.ts';

/** Returns true if a post has a page in a format: a sample in each, any other post in its own. */
export const hasFormat = (post: Pick<Post, 'postType' | 'link' | 'sample'>, format: PostFormat) =>
  post.sample === true || (post.postType === format && post.link === undefined);

/**
 * Returns the redirects of all posts: URL paths of formats in which a post has no page, with the path
 * of its page.
 */
export const postRedirects = (posts: readonly Post[]): Record<string, string> =>
  Object.fromEntries(
    posts.flatMap((post) =>
      postFormats
        .filter((format) => !hasFormat(post, format))
        .map((format) => [formatPath(format, post.id), postPath(post)]),
    ),
  );
