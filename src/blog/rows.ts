import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { PageRecord } from '../catalogue/page-record.ts';
import { postSchema } from '../content/schema/post.ts';
import { postRow } from './post-row.ts';

/** From the root of the project, where every command runs. */
const folder = 'src/blog/posts';

const frontmatter = (file: string) => load(/^---\n([\s\S]*?)\n---\n/.exec(file)?.[1] ?? '');

/**
 * The standard page of every post, read from the posts themselves. A wrong field is told by the
 * collection (`src/content.config.ts`), which names file and field.
 */
export const rows: readonly PageRecord[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => postSchema.safeParse(frontmatter(readFileSync(`${folder}/${name}`, 'utf8'))))
  .flatMap(({ data }) => data ?? [])
  .sort((one, other) => one.id - other.id)
  .map(postRow);
