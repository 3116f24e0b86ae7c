import { readFile } from 'node:fs/promises';
import { hasOtherCanonical } from '../../integrations/built-site/canonical-url.ts';
import { listFiles } from '../../integrations/built-site/list-files.ts';
import { urlPathOf } from '../../integrations/built-site/url-path.ts';

/** Page as served: its URL path and HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

const siteFolder = 'dist';

async function readPages(): Promise<BuiltPage[]> {
  const files = await listFiles(siteFolder, /\.html$/).catch(() => []);
  if (files.length === 0) {
    throw new Error('There are no built pages in dist/. Run `npm run build` first.');
  }
  return Promise.all(
    files.map(async (file) => {
      const path = urlPathOf(siteFolder, file);
      return { path: path === '/index' ? '/' : path, html: await readFile(file, 'utf8') };
    }),
  );
}

/**
 * Returns all pages of the last build, except those that repeat a post in another format: they
 * share their properties, and have tests of their own (`posts.sample.test.ts`).
 * @throws when there is no build.
 */
export const builtPages = async (): Promise<BuiltPage[]> =>
  (await readPages()).filter(({ path, html }) => !hasOtherCanonical(html, path));

/** Returns the pages that `builtPages` leaves out: posts in another format than their own. */
export const builtFormats = async (): Promise<BuiltPage[]> =>
  (await readPages()).filter(({ path, html }) => hasOtherCanonical(html, path));
