import { readdirSync } from 'node:fs';
import { postTypes } from '../../src/content/schema/post.ts';
import type { ProjectCopy } from '../../tests/project-copy.ts';

const folder = 'src/blog/posts';
/** Numbers that no written post has. */
const firstId = 10_000;

/** A post answers under every kind. */
export const pagesOfPost = postTypes.length;

/** The same post as another one: with a number and a title of its own, on no layout of its own. */
const asAnother = (text: string, id: number) =>
  text
    .replace(/^id: \d+$/m, `id: ${id}`)
    .replace(
      /^title: "?(.*?)"?$/m,
      (_, title: string) => `title: ${JSON.stringify(`${title} ${id}`)}`,
    )
    .replace(/^link: .*\n/m, '');

/** Adds posts to a copy of the project, made of those that it has. */
export function addPosts({ read, write }: ProjectCopy, count: number): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  for (let index = 0; index < count; index += 1) {
    const file = files[index % files.length] ?? '';
    const id = firstId + index;
    write(`${folder}/generated-${id}.md`, asAnother(read(`${folder}/${file}`), id));
  }
}
