/** `node art/drawn/make-mark.ts`: wordmark outlines, favicon, home-screen icons and web manifest. */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { siteConfig } from '../../site.config.ts';
import { leadingBracket, trailingBracket } from './mark-shape.ts';
import { palette } from './palette.ts';
import { bricolage, wordPath } from './word-path.ts';

const root = new URL('../../', import.meta.url);
const publicFile = (name: string) => new URL(`public/${name}`, root);

const word = await wordPath(
  siteConfig.company.name,
  {
    face: bricolage,
    weight: 680,
    size: 400,
    tracking: -0.015,
  },
  0,
  300,
);
const elements = new URL('src/elements/mark/', root);
await mkdir(elements, { recursive: true });
await writeFile(
  new URL('mark-shape.generated.ts', elements),
  `// Written by art/drawn/make-mark.ts. Do not edit.

/** The two brackets of the wing, on a board of 64 by 64. */
export const leadingBracket = '${leadingBracket}';
export const trailingBracket = '${trailingBracket}';

/** The company's name as outlines, capitals 0 to 300, baseline at 300. */
export const wordmark = {
  width: ${word.width},
  d: '${word.d}',
};
`,
);

const brackets = (lead: string) =>
  `<path fill="${lead}" d="${leadingBracket}"/><path fill="${palette.vermilion}" d="${trailingBracket}"/>`;

await writeFile(
  publicFile('favicon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.l{fill:${palette.ink}}@media(prefers-color-scheme:dark){.l{fill:${palette.paper}}}</style><path class="l" d="${leadingBracket}"/><path fill="${palette.vermilion}" d="${trailingBracket}"/></svg>\n`,
);

/** A square tile: the mark on paper, with room for a rounded mask. */
async function tile(name: string, size: number, share: number, ground: string): Promise<void> {
  const inset = (64 / share - 64) / 2;
  const board = 64 / share;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${board} ${board}"><rect x="${-inset}" y="${-inset}" width="${board}" height="${board}" fill="${ground}"/>${brackets(palette.ink)}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true })
    .toFile(publicFile(name).pathname);
}
await tile('favicon-32.png', 32, 0.94, palette.paper);
await tile('apple-touch-icon.png', 180, 0.62, palette.paper);
await tile('icon-192.png', 192, 0.6, palette.paper);
await tile('icon-512.png', 512, 0.6, palette.paper);

const manifest = {
  name: siteConfig.company.name,
  short_name: siteConfig.company.name,
  description: siteConfig.company.description,
  start_url: '/',
  display: 'browser',
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};
await writeFile(publicFile('site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
