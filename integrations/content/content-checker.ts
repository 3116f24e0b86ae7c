import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { encodeAdded } from '../user-pictures/encode-added.ts';
import { collectErrors } from './collect-errors.ts';
import { formatContentErrors } from './format-content-errors.ts';

/** Generated list of pictures. */
const pictureManifest = 'src/media/manifest.generated.json';

/** Checks the content in development: on demand, and again only after a change. */
export class ContentChecker {
  readonly #server: ViteDevServer;
  readonly #projectRoot: string;
  readonly #log: (line: string) => void;
  /** Errors of the picture folders; undefined if their files have changed since the last check. */
  #pictureErrors: string[] | undefined;
  /** Result of the last check; undefined if a file has changed since. */
  #result: Promise<string> | undefined;
  /** Last check that was started; the next check begins after it. */
  #lastCheck: Promise<unknown> = Promise.resolve();

  constructor(server: ViteDevServer, projectRoot: string, log: (line: string) => void) {
    this.#server = server;
    this.#projectRoot = projectRoot;
    this.#log = log;
  }

  /**
   * Invalidates a module at once: Vite's own watcher may report the change later, and a check
   * before that would read stale content.
   */
  #invalidateModule(file: string): void {
    const { moduleGraph } = this.#server.environments.ssr;
    for (const module of moduleGraph.getModulesByFile(join(this.#projectRoot, file)) ?? [])
      moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
  }

  /** Marks a file as changed; `isUserPicture` is true for a file in a picture folder. */
  invalidate(file: string, isUserPicture: boolean): void {
    this.#invalidateModule(file);
    if (isUserPicture) this.#pictureErrors = undefined;
    this.#result = undefined;
  }

  async #check(): Promise<string> {
    if (this.#pictureErrors === undefined) {
      this.#pictureErrors = [];
      this.#pictureErrors = await encodeAdded(this.#projectRoot, this.#log);
      this.#invalidateModule(pictureManifest);
    }
    // Vite loads the modules, so that they read current content.
    const load = async <Module>(path: string) => (await this.#server.ssrLoadModule(path)) as Module;
    const errors = [...this.#pictureErrors, ...(await collectErrors(this.#projectRoot, load))];
    return errors.length > 0 ? formatContentErrors(errors) : '';
  }

  /** Returns the formatted errors, empty if there are none. Checks run one at a time. */
  errors(): Promise<string> {
    if (!this.#result) {
      const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);
      this.#result = this.#lastCheck.then(() => this.#check()).catch(messageOf);
      this.#lastCheck = this.#result;
    }
    return this.#result;
  }
}
