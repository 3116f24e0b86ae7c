import type { PageRecord } from '../catalogue/page-record.ts';
import type { Post } from '../content/schema/post.ts';

const longest = 160;

/** As many whole words as a search result shows. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1))} …`;
}

/** The page of a post in the catalogue. Posts of the startup category wear the startup look. */
export function postRow(post: Post): PageRecord {
  return {
    path: `/blog-types/blog-standard-post/${post.id}`,
    group: 'blog-post',
    title: post.title,
    headTitle: post.headTitle ?? post.title,
    description: post.description ?? cut(post.content),
    theme: post.category.includes('startup') ? 'startup' : 'larkfield',
    picture: post.img,
  };
}
