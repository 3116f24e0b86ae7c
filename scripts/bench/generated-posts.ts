import { readdirSync } from 'node:fs';
import { postFormats } from '../../src/content/schema/post.ts';
import type { ProjectCopy } from '../../tests/project-copy.ts';

const postsFolder = 'src/blog/posts';
/** First id of generated posts; written posts have smaller ones. */
const firstId = 10_000;

/** Number of pages per post, one in every format. */
export const pagesPerPost = postFormats.length;

/** Returns a copy of a post with another id and title, and without the post's own layout. */
const copyPost = (text: string, id: number) =>
  text
    .replace(/^id: \d+$/m, `id: ${id}`)
    .replace(
      /^title: "?(.*?)"?$/m,
      (_, title: string) => `title: ${JSON.stringify(`${title} ${id}`)}`,
    )
    .replace(/^link: .*\n/m, '');

/** Adds copies of existing posts to a copy of the project. */
export function addPosts({ read, write }: ProjectCopy, count: number): void {
  const files = readdirSync(postsFolder).filter((name) => name.endsWith('.md'));
  for (let index = 0; index < count; index += 1) {
    const file = files[index % files.length] ?? '';
    const id = firstId + index;
    write(`${postsFolder}/generated-${id}.md`, copyPost(read(`${postsFolder}/${file}`), id));
  }
}
