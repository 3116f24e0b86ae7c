import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { filesBelow } from '../../integrations/loading/html-files.ts';

/** A page as it is served: the path it answers to, and its text. */
export interface BuiltPage {
  path: string;
  html: string;
}

const root = 'dist';

/**
 * All pages of the last build.
 * @throws when there is none.
 */
export async function builtPages(): Promise<BuiltPage[]> {
  const files = await filesBelow(root, /\.html$/).catch(() => []);
  if (files.length === 0) {
    throw new Error('There are no built pages in dist/. Run `npm run build` first.');
  }
  return Promise.all(
    files.map(async (file) => {
      const path = `/${relative(root, file)
        .split(sep)
        .join('/')
        .replace(/\.html$/, '')}`;
      return { path: path === '/index' ? '/' : path, html: await readFile(file, 'utf8') };
    }),
  );
}
