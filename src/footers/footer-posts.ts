import { getCollection } from 'astro:content';
import type { FooterPost } from './footer-rows.tsx';

/** The latest posts, as a footer names them. Gathered while building. */
export async function footerPosts(limit = 3): Promise<FooterPost[]> {
  const posts = (await getCollection('posts')).map(({ data }) => data);
  return posts
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .slice(0, limit)
    .map(({ id, title, date, link }) => ({
      title,
      date,
      link: link ?? `/blog-types/blog-standard-post/${id}`,
    }));
}
