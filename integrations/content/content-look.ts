import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { encodeDropped } from '../own-pictures/encode-dropped.ts';
import { mistakes } from './mistakes.ts';

const list = 'src/media/manifest.generated.json';

/** Checks the content in development: on demand, and again only after a change. */
export class ContentLook {
  readonly #server: ViteDevServer;
  readonly #root: string;
  readonly #say: (line: string) => void;
  /** Errors of the picture folders; undefined when their files have changed since. */
  #dropped: string[] | undefined;
  #last: Promise<string> | undefined;
  #before: Promise<unknown> = Promise.resolve();

  constructor(server: ViteDevServer, root: string, say: (line: string) => void) {
    this.#server = server;
    this.#root = root;
    this.#say = say;
  }

  /**
   * Invalidates a module at once: Vite's own watcher may report the change later, and a check
   * before that would read stale content.
   */
  #readAnew(file: string): void {
    const { moduleGraph } = this.#server.environments.ssr;
    for (const module of moduleGraph.getModulesByFile(join(this.#root, file)) ?? [])
      moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
  }

  /** Marks a file as changed; `isDropped` is true for one in a picture folder. */
  changed(file: string, isDropped: boolean): void {
    this.#readAnew(file);
    if (isDropped) this.#dropped = undefined;
    this.#last = undefined;
  }

  async #look(): Promise<string> {
    if (this.#dropped === undefined) {
      this.#dropped = [];
      this.#dropped = await encodeDropped(this.#root, this.#say);
      this.#readAnew(list);
    }
    const module = await this.#server.ssrLoadModule('/integrations/content/wrong-words.ts');
    const lines: string[] = [...this.#dropped, ...module['wrongWords'](this.#root)];
    return lines.length > 0 ? mistakes(lines) : '';
  }

  /** Returns the formatted errors, empty if there are none. Checks run one at a time. */
  wrong(): Promise<string> {
    if (!this.#last) {
      const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);
      this.#last = this.#before.then(() => this.#look()).catch(messageOf);
      this.#before = this.#last;
    }
    return this.#last;
  }
}
