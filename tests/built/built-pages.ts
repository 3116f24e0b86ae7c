import { readFile } from 'node:fs/promises';
import { filesBelow } from '../../integrations/loading/html-files.ts';
import { pathOf, standsForAnother } from '../../integrations/loading/stands-for-another.ts';

/** A page as it is served: the path it answers to, and its text. */
export interface BuiltPage {
  path: string;
  html: string;
}

const root = 'dist';

async function readPages(): Promise<BuiltPage[]> {
  const files = await filesBelow(root, /\.html$/).catch(() => []);
  if (files.length === 0) {
    throw new Error('There are no built pages in dist/. Run `npm run build` first.');
  }
  return Promise.all(
    files.map(async (file) => {
      const path = pathOf(root, file);
      return { path: path === '/index' ? '/' : path, html: await readFile(file, 'utf8') };
    }),
  );
}

/**
 * All pages of the last build, without those that show a page's record once more in another dress:
 * what is true of one of them is true of all, and they have tests of their own (posts.test.ts).
 * @throws when there is none.
 */
export const builtPages = async (): Promise<BuiltPage[]> =>
  (await readPages()).filter(({ path, html }) => !standsForAnother(html, path));

/** The pages that `builtPages` leaves out: the same records again, in another dress. */
export const builtFormats = async (): Promise<BuiltPage[]> =>
  (await readPages()).filter(({ path, html }) => standsForAnother(html, path));
