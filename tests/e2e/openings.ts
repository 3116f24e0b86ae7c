import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Paths of the job pages: an opening is a file of that name. */
export const openingPaths: readonly string[] = globSync('src/company/jobs/openings/*.md')
  .map((file) => `/${basename(file, '.md')}`)
  .sort();
