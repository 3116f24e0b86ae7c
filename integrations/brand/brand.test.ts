import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { looks } from '../../src/looks/looks.ts';
import { brandFiles } from './brand-files.ts';
import { brandModule, brandModuleText } from './brand-module.ts';
import { makeBrandShape } from './brand-shape.ts';

type Company = typeof siteConfig.company;
const other: Company = { ...siteConfig.company, name: 'Öjvind Łąka & Vance', mark: undefined };
const filesOf = async (company: Company) =>
  brandFiles(company, await makeBrandShape(company, looks.house), looks.house);

it('the outlines in the pages are those of site.config.ts', async () => {
  const text = brandModuleText(await makeBrandShape(siteConfig.company, looks.house));
  const why = `${brandModule} is of another name: npm run build writes it anew.`;
  expect(readFileSync(brandModule, 'utf8') === text, why).toBe(true);
});

describe('a firm without a sign', () => {
  it('has its name, in letters beyond latin as well', async () => {
    const shape = await makeBrandShape(other, looks.house);
    expect(shape.logo).toBeUndefined();
    expect(shape.name?.words.map(({ d }) => d.length > 50)).toEqual([true, true, true, true]);
    expect(shape.name?.capital).toBeGreaterThan(200);
  });

  it('shows its first letter on the icons', async () => {
    const [own, lettered] = await Promise.all([filesOf(siteConfig.company), filesOf(other)]);
    const [icon, letter] = await Promise.all(
      [own, lettered].map((files) => files.get('favicon.svg')?.()),
    );
    expect(String(letter)).not.toBe(String(icon));
    expect(String(letter).match(/<path/g)).toHaveLength(1);
  });

  it('is told when its face has not got the letters', async () => {
    await expect(makeBrandShape({ name: 'Работа' }, looks.house)).rejects.toThrow(
      'Bricolage Grotesque has not got all letters of “Работа”',
    );
  });
});

it('a sign with the name in it stands alone', async () => {
  const mark = { file: 'src/content/mark.svg', name: 'within' } as const;
  const shape = await makeBrandShape({ name: 'Работа', mark }, looks.house);
  expect(shape.logo?.shapes.length).toBeGreaterThan(0);
  expect(shape).not.toHaveProperty('name');
});

/** What an `.ico` lists: width, height, and the picture at its place. */
function listed(ico: Buffer) {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const from = ico.readUInt32LE(at + 12);
    const png = ico.subarray(from, from + ico.readUInt32LE(at + 8));
    return { side: [ico.readUInt8(at), ico.readUInt8(at + 1)], from, png };
  });
}

it('the favicon.ico holds the mark in three sizes, each as a whole picture', async () => {
  const ico = Buffer.from((await (await filesOf(siteConfig.company)).get('favicon.ico')?.()) ?? '');
  const images = listed(ico);
  expect(images.map(({ side }) => side)).toEqual([16, 32, 48].map((side) => [side, side]));
  for (const { side, png } of images) {
    const { format, width, height, channels } = await sharp(png).metadata();
    expect([format, width, height, channels]).toEqual(['png', ...side, 4]);
    // Not one colour: the mark is on it.
    const { channels: statistics } = await sharp(png).stats();
    expect(Math.max(...statistics.map(({ stdev }) => stdev))).toBeGreaterThan(30);
  }
  expect(images[0]?.from).toBe(6 + 16 * 3);
  expect(ico.length).toBe(54 + images.reduce((sum, { png }) => sum + png.length, 0));
});

it('icons have their sizes, and the manifest the name', async () => {
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
