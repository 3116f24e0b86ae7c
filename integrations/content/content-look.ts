import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { encodeDropped } from '../own-pictures/encode-dropped.ts';
import { mistakes } from './mistakes.ts';

const list = 'src/media/manifest.generated.json';

/** The content as it is now: looked at when somebody asks, and not again until something changes. */
export class ContentLook {
  readonly #server: ViteDevServer;
  readonly #root: string;
  readonly #say: (line: string) => void;
  /** What was wrong with dropped files; undefined where they have changed since. */
  #dropped: string[] | undefined;
  #last: Promise<string> | undefined;
  #before: Promise<unknown> = Promise.resolve();

  constructor(server: ViteDevServer, root: string, say: (line: string) => void) {
    this.#server = server;
    this.#root = root;
    this.#say = say;
  }

  /** Vite learns of a change in its own time; who looks before that would see what was. */
  #readAnew(file: string): void {
    const { moduleGraph } = this.#server.environments.ssr;
    for (const module of moduleGraph.getModulesByFile(join(this.#root, file)) ?? [])
      moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
  }

  /** Says that a file has changed, and whether one was that lies in a folder of dropped ones. */
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

  /** What is wrong, as it is told; empty where all is well. One look at a time. */
  wrong(): Promise<string> {
    if (!this.#last) {
      const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);
      this.#last = this.#before.then(() => this.#look()).catch(messageOf);
      this.#before = this.#last;
    }
    return this.#last;
  }
}
