import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconifySet } from './iconify-set.ts';

/** npm package of the set, which is published as a font. */
export const themifyPackage = 'themify-icons';

/** Names in the font that differ from those of the icon set, and so of react-icons. */
const otherNames: Readonly<Record<string, string>> = { move: 'arrow' };
const squareWidth = 512;

/** Icons from the glyphs of the package's SVG font. @throws for a name without a glyph. */
export function themifyIcons(): IconifySet {
  const readPackageFile = (file: string) =>
    readFileSync(join(process.cwd(), 'node_modules', themifyPackage, themifyPackage, file), 'utf8');
  const glyphs = new Map(
    [...readPackageFile('fonts/themify.svg').matchAll(/<glyph unicode="&#x(\w+);"([^>]*)/g)].map(
      ([, code = '', attributes = '']) => [
        code,
        {
          d: / d="([^"]*)"/.exec(attributes)?.[1] ?? '',
          width: / horiz-adv-x="(\d+)"/.exec(attributes)?.[1],
        },
      ],
    ),
  );
  const icons: IconifySet['icons'] = {};
  for (const [, name = '', code = ''] of readPackageFile('_icons.scss').matchAll(
    /\.icon-([\w-]+):before\s*\{content: "\\(\w+)"/g,
  )) {
    const glyph = glyphs.get(code);
    if (!glyph?.d) throw new Error(`${themifyPackage} has no drawing for ${name} (${code})`);
    const width = Number(glyph.width ?? squareWidth);
    icons[otherNames[name] ?? name] = {
      // Glyphs are upside down, on a baseline 480 units below the top.
      body: `<path fill="currentColor" transform="matrix(1 0 0 -1 0 480)" d="${glyph.d}"/>`,
      ...(width === squareWidth ? {} : { width }),
    };
  }
  return { width: squareWidth, height: 512, icons };
}
