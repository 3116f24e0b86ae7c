import type { BlogType, Post } from '../content/schema/post.ts';
import { keepsHome, keepsSample, type SampleConfig } from '../page-meta/samples.ts';

/** Homes that show all posts of a type. */
const homeByType: Partial<Record<BlogType, string>> = {
  classic: 'classic-blog',
  lifestyle: 'lifestyle-blog',
  metro: 'blog-metro',
};

/** Returns the name of the home that shows a post; undefined where none does. */
const homeOf = ({ blogType, category }: Pick<Post, 'blogType' | 'category'>) =>
  category.includes('startup') ? 'startup' : homeByType[blogType];

/**
 * Returns true for every post that is not a sample, and for samples if the site keeps the blog or
 * has the home that shows the post.
 */
export function isKeptPost(
  post: Pick<Post, 'sample' | 'blogType' | 'category'>,
  config?: SampleConfig,
): boolean {
  if (post.sample !== true || keepsSample('blog', config)) return true;
  const home = homeOf(post);
  return home !== undefined && keepsHome(home, config);
}
