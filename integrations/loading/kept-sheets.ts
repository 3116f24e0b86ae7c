import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sheets that are put together for pages, and may be kept for ever. Pages that need the same share one. */
export class KeptSheets {
  readonly #files = new Map<string, string>();

  /** Keeps a sheet; returns where it will stand. `kind` begins its name. */
  add(kind: 'fold' | 'late', css: string): string {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const path = `/static/css/${kind}-${hash}.css`;
    this.#files.set(path, css);
    return path;
  }

  /** Writes what the pages link; `root` is the folder of the built site. */
  async write(root: string): Promise<void> {
    await mkdir(join(root, 'static/css'), { recursive: true });
    for (const [path, css] of this.#files) await writeFile(join(root, path), css);
  }
}
