import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { encodeAdded } from '../user-pictures/encode-added.ts';
import { collectErrors } from './collect-errors.ts';
import { formatContentErrors } from './format-content-errors.ts';

/** Generated list of pictures. */
const pictureManifest = 'src/media/manifest.generated.json';

/** Check of the content in development: on demand, and again only after a change. */
export interface ContentChecker {
  /** Marks a file as changed; `isUserPicture` is true for a file in a picture folder. */
  invalidate: (file: string, isUserPicture: boolean) => void;
  /** Returns the formatted errors, empty if there are none. Checks run one at a time. */
  errors: () => Promise<string>;
}

/**
 * Creates the check of a development server.
 *
 * @param log function that prints a line about an encoded picture
 */
export function createContentChecker(
  server: ViteDevServer,
  log: (line: string) => void,
): ContentChecker {
  const projectRoot = server.config.root;
  /** Errors of the picture folders; undefined if their files have changed since the last check. */
  let pictureErrors: string[] | undefined;
  /** Files that have changed since the content was read; the check takes them away. */
  const changedFiles = new Set<string>();
  /** Result of the last check; undefined if a file has changed since. */
  let result: Promise<string> | undefined;
  /** Last check that was started; the next check begins after it. */
  let lastCheck: Promise<unknown> = Promise.resolve();

  /**
   * Invalidates a module at once: Vite's own watcher may report the change later, and a check
   * before that would read stale content.
   */
  function invalidateModule(file: string): void {
    const { moduleGraph } = server.environments.ssr;
    for (const module of moduleGraph.getModulesByFile(join(projectRoot, file)) ?? [])
      moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
  }

  /** Returns the time at which the list of pictures was written. */
  const manifestTime = () => statSync(join(projectRoot, pictureManifest)).mtimeMs;

  async function check(): Promise<string> {
    if (pictureErrors === undefined) {
      pictureErrors = [];
      const before = manifestTime();
      pictureErrors = await encodeAdded(projectRoot, log);
      if (manifestTime() !== before) invalidateModule(pictureManifest);
    }
    // Vite loads the modules, so that they read current content.
    const load = async <Module>(path: string) => (await server.ssrLoadModule(path)) as Module;
    const errors = [...pictureErrors, ...(await collectErrors(projectRoot, load, changedFiles))];
    return errors.length > 0 ? formatContentErrors(errors) : '';
  }

  return {
    invalidate: (file, isUserPicture) => {
      invalidateModule(file);
      changedFiles.add(file);
      if (isUserPicture) pictureErrors = undefined;
      result = undefined;
    },
    errors: () => {
      const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);
      result ??= lastCheck.then(check).catch(messageOf);
      lastCheck = result;
      return result;
    },
  };
}
