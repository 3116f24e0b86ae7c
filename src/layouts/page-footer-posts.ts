import { getCollection } from 'astro:content';
import { postPath } from '../content/post-path.ts';
import { startOfDay } from '../content/printed-day.ts';
import type { FooterPost } from '../footers/footer-posts.tsx';

/** Returns the latest posts for a footer, newest first. Runs at build time. */
export async function footerPosts(limit = 3): Promise<FooterPost[]> {
  const posts = (await getCollection('posts')).map(({ data }) => data);
  return posts
    .sort((one, other) => startOfDay(other.date) - startOfDay(one.date))
    .slice(0, limit)
    .map((post) => ({ title: post.title, date: post.date, link: postPath(post) }));
}
