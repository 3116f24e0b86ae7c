import { join, relative, sep } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { recordFolders } from '../../src/content/record-files.ts';
import { picturesFolder } from '../user-pictures/pictures-folder.ts';
import { ContentChecker } from './content-checker.ts';

/** Module that reads the folders of records at import: a change in one of them is a change of it. */
const recordReader = 'src/content/record-files.ts';

/** Gathers the files of `src/` that are pages or their meta. */
const pageList = 'src/page-meta/pages.ts';

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
const isUserPicture = (file: string) =>
  isIn(file, recordFolders.people) || isIn(file, picturesFolder);
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

  server.watcher.add([recordFolders.people, picturesFolder].map((folder) => join(root, folder)));
  server.watcher.on('all', (event, path) => {
    const file = relative(root, path).split(sep).join('/');
    if (!isContent(file)) return;
    checker.invalidate(file, isUserPicture(file));
    // A file that is new or gone; a changed one invalidates the list by itself.
    if (event !== 'change') checker.invalidate(pageList, false);
    if (Object.values(recordFolders).some((folder) => isIn(file, folder))) {
      checker.invalidate(recordReader, false);
      server.watcher.emit('change', join(root, recordReader));
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
