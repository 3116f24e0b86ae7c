import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const footerPattern = /<footer[^>]* data-site-footer[\s\S]*<\/footer>/;
const islandPattern = /<astro-island[\s\S]*?<\/astro-island>/g;
const svgPattern = /(<svg[^>]*>)([\s\S]*?)<\/svg>/g;

/**
 * Minimum length of an icon's markup, in characters; shorter markup costs less than a reference to
 * the sprite.
 */
const minShapeLength = 160;

/**
 * Matches markup that does not work inside an external sprite: page styles do not apply there, and
 * ids may collide.
 */
const unsupportedPattern =
  / (?:class|id|style|href|data-[\w-]+)=|url\(|<(?:style|text|use|image)\b/;

/**
 * Moves the icons of the footer's social networks to a cached SVG sprite, which saves 1 KB
 * (compressed) on each page. Pages with the same icons share a sprite. Color and size still come
 * from the place of use. Only icons of the footer move, because nothing in the first screen may
 * wait for a file.
 */
export class FooterSprite {
  readonly #textByPath = new Map<string, string>();

  /** Returns the page with `<use>` references to the sprite. */
  extract(html: string): string {
    const [footer = ''] = footerPattern.exec(html) ?? [];
    const islands = footer.match(islandPattern) ?? [];
    const isInIsland = (shape: string) => islands.some((island) => island.includes(shape));
    const shapes = [...footer.matchAll(svgPattern)]
      .map(([, , shape = '']) => shape)
      .filter(
        (shape) =>
          shape.length >= minShapeLength && !unsupportedPattern.test(shape) && !isInIsland(shape),
      );
    if (shapes.length === 0) return html;
    const uniqueShapes = [...new Set(shapes)];
    const path = this.#addFile(uniqueShapes);
    const newFooter = footer.replace(svgPattern, (svg, openTag: string, shape: string) => {
      const index = uniqueShapes.indexOf(shape);
      return index < 0 ? svg : `${openTag}<use href="${path}#d${index}"></use></svg>`;
    });
    return html.replace(footer, () => newFooter);
  }

  /**
   * Writes the sprites.
   * @param siteFolder folder of the built site
   */
  async write(siteFolder: string): Promise<void> {
    await mkdir(join(siteFolder, 'static/assets'), { recursive: true });
    for (const [path, text] of this.#textByPath) await writeFile(join(siteFolder, path), text);
  }

  #addFile(shapes: readonly string[]): string {
    const groups = shapes.map((shape, index) => `<g id="d${index}">${shape}</g>`);
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `/static/assets/footer.${hash}.svg`;
    this.#textByPath.set(path, text);
    return path;
  }
}
