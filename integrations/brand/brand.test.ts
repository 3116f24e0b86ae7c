import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { fonts } from '../../src/themes/fonts.ts';
import { house as siteHouse } from '../../src/themes/house.ts';
import type { Theme } from '../../src/themes/theme.ts';
import { brandFiles } from './brand-files.ts';
import { makeBrandShape } from './brand-shape.ts';

/** House theme with a typeface that has the letters of these names, whatever that of the site has. */
const house: Theme = {
  ...siteHouse,
  display: { ...siteHouse.display, font: fonts.bricolageGrotesque },
};

type Company = typeof siteConfig.company;
const other: Company = { ...siteConfig.company, name: 'Öjvind Łąka & Vance', logo: undefined };
const filesOf = async (company: Company) =>
  brandFiles(company, await makeBrandShape(company, house), house);

describe('a firm without a logo', () => {
  it('has outlines of its name, also beyond basic latin', async () => {
    const shape = await makeBrandShape(other, house);
    expect(shape.logo).toBeUndefined();
    expect(shape.name?.words.map(({ d }) => d.length > 50)).toEqual([true, true, true, true]);
    expect(shape.name?.capital).toBeGreaterThan(200);
  });

  it('has its initial on the icons', async () => {
    const [own, lettered] = await Promise.all([filesOf(siteConfig.company), filesOf(other)]);
    const [icon, letter] = await Promise.all(
      [own, lettered].map((files) => files.get('favicon.svg')?.()),
    );
    expect(String(letter)).not.toBe(String(icon));
    expect(String(letter).match(/<path/g)).toHaveLength(1);
  });

  it('throws when the font lacks letters of the name', async () => {
    await expect(makeBrandShape({ name: 'Работа' }, house)).rejects.toThrow(
      'Bricolage Grotesque lacks letters of “Работа”',
    );
  });
});

it('a logo that contains the name is used alone', async () => {
  const logo = { file: 'src/content/logo.svg', name: 'within' } as const;
  const shape = await makeBrandShape({ name: 'Работа', logo }, house);
  expect(shape.logo?.shapes.length).toBeGreaterThan(0);
  expect(shape).not.toHaveProperty('name');
});

/** Reads the entries of an `.ico`: width, height, offset and image. */
function listed(ico: Buffer) {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const from = ico.readUInt32LE(at + 12);
    const png = ico.subarray(from, from + ico.readUInt32LE(at + 8));
    return { side: [ico.readUInt8(at), ico.readUInt8(at + 1)], from, png };
  });
}

it('favicon.ico contains the emblem in three sizes, each a valid PNG', async () => {
  const ico = Buffer.from((await (await filesOf(siteConfig.company)).get('favicon.ico')?.()) ?? '');
  const images = listed(ico);
  expect(images.map(({ side }) => side)).toEqual([16, 32, 48].map((side) => [side, side]));
  for (const { side, png } of images) {
    const { format, width, height, channels } = await sharp(png).metadata();
    expect([format, width, height, channels]).toEqual(['png', ...side, 4]);
    // More than one color: the emblem is drawn.
    const { channels: statistics } = await sharp(png).stats();
    expect(Math.max(...statistics.map(({ stdev }) => stdev))).toBeGreaterThan(30);
  }
  expect(images[0]?.from).toBe(6 + 16 * 3);
  expect(ico.length).toBe(54 + images.reduce((sum, { png }) => sum + png.length, 0));
});

it('icons have their sizes, and the manifest has the name', async () => {
  const files = await filesOf(other);
  for (const [name, side] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const { width, height } = await sharp(await files.get(name)?.()).metadata();
    expect([width, height], name).toEqual([side, side]);
  }
  const manifest = JSON.parse(String(await files.get('site.webmanifest')?.()));
  expect(manifest).toMatchObject({ name: other.name, description: other.description });
});
