import sharp from 'sharp';
import type { SiteConfig } from '../../site.config.ts';
import type { BrandShape } from '../../src/elements/mark/brand-shape.ts';
import type { Look } from '../../src/looks/look.ts';
import { icoFile } from './ico-file.ts';
import { emblemSvg, type MarkColours } from './mark-svg.ts';

/** A file of the site by its name, made when it is asked for. */
export type BrandFile = () => Promise<string | Uint8Array>;

/** Sides of the icons that the manifest names. */
const manifestIcons = [192, 512] as const;

/** Sides that browsers and programs look for in `/favicon.ico`. */
const icoSides = [16, 32, 48] as const;

/** The colours of the mark on the firm's paper, and on a dark ground. */
function coloursOf({ colours, extra }: Look) {
  const accent = extra?.['signal'] ?? colours.accent;
  return { paper: colours.paper, light: { text: colours.ink, accent }, dark: colours.paper };
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

/** A square PNG of the emblem on the firm's paper. */
const tile =
  (shape: BrandShape, colours: MarkColours, ground: string) =>
  (side: number, share: number, palette = true) =>
  (): Promise<Buffer> =>
    sharp(Buffer.from(emblemSvg(shape, colours, { share, ground })), { density: 600 })
      .resize(side, side)
      .png({ compressionLevel: 9, palette })
      .toBuffer();

/**
 * What browsers and home screens show of the firm: favicons, icons and the manifest that names them.
 * Icons leave room for a rounded mask.
 */
export function brandFiles(
  company: SiteConfig['company'],
  shape: BrandShape,
  look: Look,
): ReadonlyMap<string, BrandFile> {
  const { paper, light, dark } = coloursOf(look);
  const icon = tile(shape, light, paper);
  const scheme = `<style>g{color:${light.text}}@media(prefers-color-scheme:dark){g{color:${dark}}}</style>`;
  const ico = async () => {
    // Some programs know PNGs within an .ico in full colour alone.
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
