import { getCollection } from 'astro:content';
import { siteConfig } from '../../../site.config.ts';
import { postPath } from '../../content/post-path.ts';
import { startOfDay } from '../../content/printed-day.ts';
import { people } from '../../content/team.ts';
import { pictureNamed } from '../../media/pictures.ts';
import { fallbackSourceOf } from '../../media/source-set.ts';
import { postFeed } from './post-feed.ts';

/**
 * Returns the feed of all posts, in full text.
 * @throws when a post names an author or a picture that does not exist, which fails the build
 */
export async function blogFeed() {
  const entries = await getCollection('posts');
  const posts = entries.map(({ data, rendered }) => {
    const author = people.find(({ id }) => id === data.author);
    if (!author || !rendered) throw new Error(`Post ${data.id} ("${data.title}") cannot be read.`);
    return {
      path: postPath(data),
      title: data.title,
      content: data.content,
      html: rendered.html,
      date: new Date(startOfDay(data.date)),
      ...(data.updated && { updated: new Date(startOfDay(data.updated)) }),
      author: author.name,
      categories: data.category,
      picture: fallbackSourceOf(pictureNamed(data.img)),
    };
  });
  return postFeed(posts, siteConfig);
}
