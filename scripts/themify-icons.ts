/**
 * `node scripts/themify-icons.ts`, after an update of the package `themify-icons`: converts its
 * font to icon data, so that no build has to.
 */
import './pinned-node.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconifySet } from '../src/showcase/icons/load-icons.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) =>
  readFileSync(join(root, 'node_modules/themify-icons/themify-icons', file), 'utf8');

/** Names in the font that differ from those of the icon set, and so of react-icons. */
const otherNames: Readonly<Record<string, string>> = { move: 'arrow' };
const squareWidth = 512;

const glyphs = new Map(
  [...read('fonts/themify.svg').matchAll(/<glyph unicode="&#x(\w+);"([^>]*)/g)].map(
    ([, code = '', rest = '']) => [
      code,
      { d: / d="([^"]*)"/.exec(rest)?.[1] ?? '', width: / horiz-adv-x="(\d+)"/.exec(rest)?.[1] },
    ],
  ),
);

const icons: IconifySet['icons'] = {};
for (const [, name = '', code = ''] of read('_icons.scss').matchAll(
  /\.icon-([\w-]+):before\s*\{content: "\\(\w+)"/g,
)) {
  const glyph = glyphs.get(code);
  if (!glyph?.d) throw new Error(`themify-icons has no drawing for ${name} (${code})`);
  const width = Number(glyph.width ?? squareWidth);
  icons[otherNames[name] ?? name] = {
    // Glyphs are upside down, on a baseline 480 units below the top.
    body: `<path fill="currentColor" transform="matrix(1 0 0 -1 0 480)" d="${glyph.d}"/>`,
    ...(width === squareWidth ? {} : { width }),
  };
}

const lines = Object.entries(icons).map(
  ([name, icon]) => `${JSON.stringify(name)}: ${JSON.stringify(icon)}`,
);
writeFileSync(
  join(root, 'src/showcase/icons/themify.generated.json'),
  `{"width": ${squareWidth}, "height": 512, "icons": {\n${lines.join(',\n')}\n}}\n`,
);
process.stdout.write(`${lines.length} icons\n`);
