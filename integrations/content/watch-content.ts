import { join, relative, sep } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { recordFolders } from '../../src/content/record-folders.ts';
import { picturesFolder } from '../user-pictures/pictures-folder.ts';
import { createContentChecker } from './content-checker.ts';
import { holdReloads } from './hold-reloads.ts';

/** Module that reads the folders of records at import; a change in one of them invalidates it. */
const recordsModule = 'src/content/record-files.ts';

/** Module that gathers the pages and their meta from `src/`. */
const pagesModule = 'src/page-meta/pages.ts';

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
const isUserPicture = (file: string) =>
  isIn(file, recordFolders.people) || isIn(file, picturesFolder);
const isContent = (file: string) =>
  (isIn(file, 'src') || isUserPicture(file) || file === 'site.config.ts') &&
  !file.endsWith('.part');

const fileEvents = ['add', 'change', 'unlink'] as const;

/** Debounce in ms: editors may write a file twice, and copying a folder causes many events. */
const debounceMs = 20;

/**
 * Checks the content whenever a file of it is saved. Errors are shown over the open page at once,
 * and instead of every requested page, until they are fixed.
 */
export function watchContent(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  const projectRoot = server.config.root;
  const checker = createContentChecker(server, (line) => logger.info(`picture ${line}`));
  let shownErrors = '';
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  const { hot } = server.environments.client;
  // An update would remove the error from the open page; a reload follows the mending anyway.
  const takeHeld = holdReloads(
    server,
    (type) => shownErrors !== '' || (isChecking && type === 'full-reload'),
  );

  async function reportErrors(): Promise<void> {
    timer = undefined;
    const errors = await checker.errors();
    // A file was saved meanwhile: the check of that one reports.
    if (timer !== undefined) return;
    const lastErrors = shownErrors;
    isChecking = false;
    shownErrors = errors;
    if (errors) hot.send({ type: 'error', err: { message: errors, stack: '' } });
    else if (takeHeld() || lastErrors) hot.send({ type: 'full-reload' });
    if (errors && errors !== lastErrors) logger.error(errors);
  }

  server.watcher.add(
    [recordFolders.people, picturesFolder].map((folder) => join(projectRoot, folder)),
  );
  function onFile(event: (typeof fileEvents)[number], path: string): void {
    const file = relative(projectRoot, path).split(sep).join('/');
    if (!isContent(file)) return;
    isChecking = true;
    checker.invalidate(file, isUserPicture(file));
    // The file was added or deleted. After a change of a file, Vite invalidates the list by itself.
    if (event !== 'change') checker.invalidate(pagesModule, false);
    if (Object.values(recordFolders).some((folder) => isIn(file, folder))) {
      checker.invalidate(recordsModule, false);
      server.watcher.emit('change', join(projectRoot, recordsModule));
    }
    clearTimeout(timer);
    timer = setTimeout(reportErrors, debounceMs);
  }
  // First of all listeners: those of Astro and Vite send the reloads that are held.
  for (const event of fileEvents)
    server.watcher.prependListener(event, (path: string) => onFile(event, path));

  server.middlewares.use((request, _response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    void checker.errors().then((errors) => {
      shownErrors = errors;
      if (errors) next(Object.assign(new Error(errors), { stack: '' }));
      else next();
    });
  });
}
