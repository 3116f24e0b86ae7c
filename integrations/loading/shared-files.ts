import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that pages share, named by a hash of their content so that they are cached for ever. */
export class SharedFiles {
  readonly #textByPath = new Map<string, string>();

  /**
   * Adds a file, unless it exists, and returns its URL path.
   *
   * @param path such as `/static/js/islands.*.js`; the hash replaces the asterisk
   */
  add(path: string, text: string): string {
    const hashedPath = path.replace('*', hash('sha256', text, 'base64url').slice(0, 8));
    this.#textByPath.set(hashedPath, text);
    return hashedPath;
  }

  /** @param siteFolder folder of the built site */
  async write(siteFolder: string): Promise<void> {
    for (const [path, text] of this.#textByPath) {
      const file = join(siteFolder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}
