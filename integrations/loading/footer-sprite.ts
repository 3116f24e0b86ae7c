import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const footer = /<footer[^>]* data-site-footer[\s\S]*<\/footer>/;
const island = /<astro-island[\s\S]*?<\/astro-island>/g;
const drawing = /(<svg[^>]*>)([\s\S]*?)<\/svg>/g;

/**
 * Minimum length of a drawing's markup, in characters; a shorter one costs less than a reference to
 * the sprite.
 */
const minLength = 160;

/**
 * Markup that does not work inside an external sprite: page styles do not apply there, and ids may
 * collide.
 */
const unsupported = / (?:class|id|style|href|data-[\w-]+)=|url\(|<(?:style|text|use|image)\b/;

/**
 * Moves the network icons of the footer, 1 KB (compressed) on each page, to a cached SVG sprite,
 * one for each set of icons. Color and size still come from the place of use. Footer only: nothing
 * in the first screen may wait for a file.
 */
export class FooterSprite {
  readonly #files = new Map<string, string>();

  /** Returns the page with `<use>` references to the sprite. */
  extract(html: string): string {
    const [old = ''] = footer.exec(html) ?? [];
    const islands = old.match(island) ?? [];
    const isInIsland = (shape: string) => islands.some((part) => part.includes(shape));
    const shapes = [...old.matchAll(drawing)]
      .map(([, , shape = '']) => shape)
      .filter(
        (shape) => shape.length >= minLength && !unsupported.test(shape) && !isInIsland(shape),
      );
    if (shapes.length === 0) return html;
    const unique = [...new Set(shapes)];
    const path = this.#file(unique);
    const replaced = old.replace(drawing, (whole, open: string, shape: string) => {
      const index = unique.indexOf(shape);
      return index < 0 ? whole : `${open}<use href="${path}#d${index}"></use></svg>`;
    });
    return html.replace(old, () => replaced);
  }

  /**
   * Writes the sprites.
   * @param root folder of the built site
   */
  async write(root: string): Promise<void> {
    await mkdir(join(root, 'static/assets'), { recursive: true });
    for (const [path, text] of this.#files) await writeFile(join(root, path), text);
  }

  #file(shapes: readonly string[]): string {
    const groups = shapes.map((shape, index) => `<g id="d${index}">${shape}</g>`);
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `/static/assets/footer.${hash}.svg`;
    this.#files.set(path, text);
    return path;
  }
}
