import sharp from 'sharp';
import type { SiteConfig } from '../../site.config.ts';
import type { BrandShape } from '../../src/elements/logo/brand-shape.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { icoFile } from './ico-file.ts';
import { type EmblemColors, emblemSvg } from './mark-svg.ts';

/** Renders one file of the site; called on request in development, once per build otherwise. */
export type BrandFile = () => Promise<string | Uint8Array>;

/** Sides of the icons in the web app manifest, in px. */
const manifestIcons = [192, 512] as const;

/** Sides of the images in `/favicon.ico` that browsers and other programs look for, in px. */
const icoSides = [16, 32, 48] as const;

/** Returns the colors of the emblem on the theme's paper color, and on a dark ground. */
function colorsOf({ colors, extra }: Theme) {
  const accent = extra?.['signal'] ?? colors.accent;
  return { paper: colors.paper, light: { text: colors.ink, accent }, dark: colors.paper };
}

function manifest({ name, description }: SiteConfig['company'], paper: string): string {
  const icons = manifestIcons.map((side) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const screen = { display: 'browser', background_color: paper, theme_color: paper };
  const whole = { name, short_name: name, description, start_url: '/', ...screen, icons };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Renders the emblem as a square PNG on a ground color; `share` is its part of the side. */
const tile =
  (shape: BrandShape, colors: EmblemColors, ground: string) =>
  (side: number, share: number, palette = true) =>
  (): Promise<Buffer> =>
    sharp(Buffer.from(emblemSvg(shape, colors, { share, ground })), { density: 600 })
      .resize(side, side)
      .png({ compressionLevel: 9, palette })
      .toBuffer();

/**
 * Renderers of the favicons, home screen icons and web app manifest, by file name. Icons leave room
 * for a rounded mask.
 */
export function brandFiles(
  company: SiteConfig['company'],
  shape: BrandShape,
  theme: Theme,
): ReadonlyMap<string, BrandFile> {
  const { paper, light, dark } = colorsOf(theme);
  const icon = tile(shape, light, paper);
  const scheme = `<style>g{color:${light.text}}@media(prefers-color-scheme:dark){g{color:${dark}}}</style>`;
  const ico = async () => {
    // Some programs read PNGs within an .ico only in true color.
    const images = icoSides.map(async (side) => ({ side, png: await icon(side, 0.94, false)() }));
    return icoFile(await Promise.all(images));
  };
  return new Map<string, BrandFile>([
    ['favicon.svg', async () => `${emblemSvg(shape, light, { share: 1, head: scheme })}\n`],
    ['favicon.ico', ico],
    ['apple-touch-icon.png', icon(180, 0.62)],
    ...manifestIcons.map((side) => [`icon-${side}.png`, icon(side, 0.6)] as const),
    ['site.webmanifest', async () => manifest(company, paper)],
  ]);
}
