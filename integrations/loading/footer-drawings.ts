import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const footer = /<footer[^>]* data-site-footer[\s\S]*<\/footer>/;
const island = /<astro-island[\s\S]*?<\/astro-island>/g;
const drawing = /(<svg[^>]*>)([\s\S]*?)<\/svg>/g;

/** Less than this is not worth the address of its place in a file. */
const worthwhile = 160;

/** What a drawing in a file cannot have: it sees no rules of the page, and others have names as well. */
const bound = / (?:class|id|style|href|data-[\w-]+)=|url\(|<(?:style|text|use|image)\b/;

/**
 * Signs of the networks in the footer are 1 KB (compressed) that each page would carry. They go into
 * a file that is kept, one for each set of them; they take colour and size from where they stand, as
 * before. Only the footer: nothing in the first screen may wait for a file.
 */
export class FooterDrawings {
  readonly #files = new Map<string, string>();

  /** The page with references into the file. */
  lift(html: string): string {
    const [old = ''] = footer.exec(html) ?? [];
    const islands = old.match(island) ?? [];
    const fixed = (shape: string) => islands.some((part) => part.includes(shape));
    const shapes = [...old.matchAll(drawing)]
      .map(([, , shape = '']) => shape)
      .filter((shape) => shape.length >= worthwhile && !bound.test(shape) && !fixed(shape));
    if (shapes.length === 0) return html;
    const unique = [...new Set(shapes)];
    const path = this.#file(unique);
    const lifted = old.replace(drawing, (whole, open: string, shape: string) => {
      const place = unique.indexOf(shape);
      return place < 0 ? whole : `${open}<use href="${path}#d${place}"></use></svg>`;
    });
    return html.replace(old, () => lifted);
  }

  /** Writes what the pages refer to; `root` is the folder of the built site. */
  async write(root: string): Promise<void> {
    await mkdir(join(root, 'static/assets'), { recursive: true });
    for (const [path, text] of this.#files) await writeFile(join(root, path), text);
  }

  #file(shapes: readonly string[]): string {
    const groups = shapes.map((shape, place) => `<g id="d${place}">${shape}</g>`);
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `/static/assets/footer.${hash}.svg`;
    this.#files.set(path, text);
    return path;
  }
}
