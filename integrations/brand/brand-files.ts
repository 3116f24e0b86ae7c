import sharp from 'sharp';
import type { SiteConfig } from '../../site.config.ts';
import type { BrandShape } from '../../src/elements/logo/brand-shape.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { icoFile } from './ico-file.ts';
import { type EmblemColors, emblemSvg } from './mark-svg.ts';

/** Renders one file of the site; called on request in development, once per build otherwise. */
export type BrandFile = () => Promise<string | Uint8Array>;

/** Sides of the icons in the web app manifest, in px. */
const manifestIconSides = [192, 512] as const;

/** Sides of the images in `/favicon.ico` that browsers and other programs look for, in px. */
const icoSides = [16, 32, 48] as const;

/** Returns the colors of the emblem on the theme's paper color, and on a dark ground. */
function brandColors({ colors, extra }: Theme) {
  const accent = extra?.['signal'] ?? colors.accent;
  return { paper: colors.paper, light: { text: colors.ink, accent }, dark: colors.paper };
}

function manifest({ name, description }: SiteConfig['company'], paper: string): string {
  const icons = manifestIconSides.map((side) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const display = { display: 'browser', background_color: paper, theme_color: paper };
  const webManifest = { name, short_name: name, description, start_url: '/', ...display, icons };
  return `${JSON.stringify(webManifest, null, 2)}\n`;
}

/**
 * Creates the renderer of the emblem as a square PNG on a ground color. The emblem takes the
 * fraction `share` of the side; `palette` reduces the colors to a palette.
 */
const createIconRenderer =
  (shape: BrandShape, colors: EmblemColors, ground: string) =>
  (side: number, share: number, palette = true) =>
  (): Promise<Buffer> =>
    sharp(Buffer.from(emblemSvg(shape, colors, { share, ground })), { density: 600 })
      .resize(side, side)
      .png({ compressionLevel: 9, palette })
      .toBuffer();

/**
 * Returns renderers of the favicons, home screen icons and web app manifest, by file name. Icons
 * leave room for a rounded mask.
 */
export function brandFiles(
  company: SiteConfig['company'],
  shape: BrandShape,
  theme: Theme,
): ReadonlyMap<string, BrandFile> {
  const { paper, light, dark } = brandColors(theme);
  const icon = createIconRenderer(shape, light, paper);
  const colorSchemeStyle = `<style>g{color:${light.text}}@media(prefers-color-scheme:dark){g{color:${dark}}}</style>`;
  const renderIco = async () => {
    // Some programs read PNGs within an .ico only in true color.
    const images = icoSides.map(async (side) => ({ side, png: await icon(side, 0.94, false)() }));
    return icoFile(await Promise.all(images));
  };
  return new Map<string, BrandFile>([
    [
      'favicon.svg',
      async () => `${emblemSvg(shape, light, { share: 1, head: colorSchemeStyle })}\n`,
    ],
    ['favicon.ico', renderIco],
    ['apple-touch-icon.png', icon(180, 0.62)],
    ...manifestIconSides.map((side) => [`icon-${side}.png`, icon(side, 0.6)] as const),
    ['site.webmanifest', async () => manifest(company, paper)],
  ]);
}
