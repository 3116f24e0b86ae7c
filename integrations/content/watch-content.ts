import { join, relative, sep } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { postsFolder } from '../../src/blog/post-files.ts';
import { openingsFolder } from '../../src/company/jobs/opening-files.ts';
import { newsFolder } from '../../src/company/latest-news/news-files.ts';
import { peopleFolder } from '../../src/content/people.ts';
import { projectsFolder } from '../../src/portfolio/project-files.ts';
import { productsFolder } from '../../src/shop/product-files.ts';
import { picturesFolder } from '../own-pictures/pictures-folder.ts';
import { ContentLook } from './content-look.ts';

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

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
const isDropped = (file: string) => isIn(file, peopleFolder) || isIn(file, picturesFolder);
const holdsWords = (file: string) =>
  (isIn(file, 'src') || isDropped(file) || file === 'site.config.ts') && !file.endsWith('.part');

/** Debounce in ms: an editor writes a file twice, and a folder is dropped at once. */
const burst = 100;

/**
 * Checks the content whenever a file of it is saved. Errors are shown over the open page at once,
 * and instead of every requested page, until they are fixed.
 */
export function watchContent(
  server: ViteDevServer,
  root: string,
  logger: AstroIntegrationLogger,
): void {
  const look = new ContentLook(server, root, (line) => logger.info(`picture ${line}`));
  let told = '';
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    const wrong = await look.wrong();
    const { hot } = server.environments.client;
    if (wrong) hot.send({ type: 'error', err: { message: wrong, stack: '' } });
    else if (told) hot.send({ type: 'full-reload' });
    if (wrong && wrong !== told) logger.error(wrong);
    told = wrong;
  }

  server.watcher.add([peopleFolder, picturesFolder].map((folder) => join(root, folder)));
  server.watcher.on('all', (_event, path) => {
    const file = relative(root, path).split(sep).join('/');
    if (!holdsWords(file)) return;
    look.changed(file, isDropped(file));
    for (const [folder, reader] of Object.entries(readers)) {
      if (!isIn(file, folder)) continue;
      look.changed(reader, false);
      server.watcher.emit('change', join(root, reader));
    }
    clearTimeout(timer);
    timer = setTimeout(tell, burst);
  });

  server.middlewares.use((request, _response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    void look.wrong().then((wrong) => {
      told = wrong;
      if (wrong) next(Object.assign(new Error(wrong), { stack: '' }));
      else next();
    });
  });
}
