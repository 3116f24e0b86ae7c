import { join, relative, sep } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { postsFolder } from '../../src/blog/post-files.ts';
import { openingsFolder } from '../../src/company/jobs/opening-files.ts';
import { newsFolder } from '../../src/company/latest-news/news-files.ts';
import { peopleFolder } from '../../src/content/people.ts';
import { projectsFolder } from '../../src/portfolio/project-files.ts';
import { productsFolder } from '../../src/shop/product-files.ts';
import { picturesFolder } from '../user-pictures/pictures-folder.ts';
import { ContentChecker } from './content-checker.ts';

/**
 * Modules that read a folder at import, by folder: a change in the folder counts as a change of the
 * module.
 */
const readers = {
  [peopleFolder]: 'src/content/people.ts',
  [openingsFolder]: 'src/company/jobs/opening-files.ts',
  [postsFolder]: 'src/blog/post-files.ts',
  [newsFolder]: 'src/company/latest-news/news-files.ts',
  [projectsFolder]: 'src/portfolio/project-files.ts',
  [productsFolder]: 'src/shop/product-files.ts',
};

/** Gathers the files of `src/` that are pages or their meta. */
const pageList = 'src/page-meta/pages.ts';

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
const isUserPicture = (file: string) => isIn(file, peopleFolder) || isIn(file, picturesFolder);
const isContent = (file: string) =>
  (isIn(file, 'src') || isUserPicture(file) || file === 'site.config.ts') &&
  !file.endsWith('.part');

/** Debounce in ms: an editor writes a file twice, and a folder is copied at once. */
const debounceMs = 100;

/**
 * Checks the content whenever a file of it is saved. Errors are shown over the open page at once,
 * and instead of every requested page, until they are fixed.
 */
export function watchContent(
  server: ViteDevServer,
  root: string,
  logger: AstroIntegrationLogger,
): void {
  const checker = new ContentChecker(server, root, (line) => logger.info(`picture ${line}`));
  let shown = '';
  let timer: NodeJS.Timeout | undefined;

  async function report(): Promise<void> {
    const errors = await checker.errors();
    const { hot } = server.environments.client;
    if (errors) hot.send({ type: 'error', err: { message: errors, stack: '' } });
    else if (shown) hot.send({ type: 'full-reload' });
    if (errors && errors !== shown) logger.error(errors);
    shown = errors;
  }

  server.watcher.add([peopleFolder, picturesFolder].map((folder) => join(root, folder)));
  server.watcher.on('all', (event, path) => {
    const file = relative(root, path).split(sep).join('/');
    if (!isContent(file)) return;
    checker.invalidate(file, isUserPicture(file));
    // A file that is new or gone; a changed one invalidates the list by itself.
    if (event !== 'change') checker.invalidate(pageList, false);
    for (const [folder, reader] of Object.entries(readers)) {
      if (!isIn(file, folder)) continue;
      checker.invalidate(reader, false);
      server.watcher.emit('change', join(root, reader));
    }
    clearTimeout(timer);
    timer = setTimeout(report, debounceMs);
  });

  server.middlewares.use((request, _response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    void checker.errors().then((errors) => {
      shown = errors;
      if (errors) next(Object.assign(new Error(errors), { stack: '' }));
      else next();
    });
  });
}
