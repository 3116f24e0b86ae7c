import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ManifestLine } from '../../src/media/manifest-line.ts';
import { encodeAdded } from './encode-added.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'added-'));
  write('src/media/manifest.generated.json', JSON.stringify({ 'villa-dusk': ours }));
});
afterEach(() => rmSync(root, { recursive: true }));

const ours: ManifestLine = {
  ...{ alt: 'A house at dusk', scene: 'villa', width: 480, height: 320 },
  ...{ widths: [480], color: '#112233' },
};

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const picture = (width: number, height: number, background = '#804020') =>
  sharp({ create: { width, height, channels: 4, background } });

const manifest = (): Record<string, ManifestLine> =>
  JSON.parse(readFileSync(join(root, 'src/media/manifest.generated.json'), 'utf8'));
const media = () => readdirSync(join(root, 'public/media')).sort();

/** Encodes the folders; returns the progress lines and the errors. */
async function run() {
  const log: string[] = [];
  const problems = await encodeAdded(root, (line) => log.push(line));
  return { log, problems };
}

test('a new picture with its text is encoded once, and available by its name', async () => {
  write('pictures/Our Van.JPG', await picture(1000, 500).jpeg().toBuffer());
  write('pictures/Our Van.txt', 'Our van\nin the yard\nfocus: 30% 60%\n');
  const first = await run();
  expect(first.problems).toEqual([]);
  expect(first.log).toEqual([expect.stringMatching(/^1\/1 pictures\/Our Van\.JPG: .*480.* px/)]);
  const line = manifest()['our-van'];
  expect(line).toMatchObject({ alt: 'Our van in the yard', focus: [0.3, 0.6], scene: 'pictures' });
  expect(line?.widths.length).toBeGreaterThan(1);
  expect(line?.height).toBe(Math.round((line?.width ?? 0) / 2));
  expect(media()).toEqual((line?.widths ?? []).map((width) => `our-van-${width}.avif`).sort());
  for (const width of line?.widths ?? []) {
    const file = await sharp(join(root, `public/media/our-van-${width}.avif`)).metadata();
    expect([file.width, file.height]).toEqual([width, width / 2]);
  }
  expect(manifest()['villa-dusk']).toEqual(ours);

  write('pictures/Our Van.txt', 'Our van, washed at last');
  expect(await run()).toEqual({ log: [], problems: [] });
  expect(manifest()['our-van']?.alt).toBe('Our van, washed at last');
});

test('EXIF orientation is applied, and transparency is kept', async () => {
  write(
    'pictures/tall.jpg',
    await picture(600, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  write('pictures/tall.txt', 'A tall thing');
  write('pictures/mark.png', await picture(500, 500, '#80402000').png().toBuffer());
  write('pictures/mark.txt', 'A mark on nothing');
  expect((await run()).problems).toEqual([]);
  const { tall, mark } = manifest();
  expect([tall?.width, tall?.height]).toEqual([
    expect.any(Number),
    Math.round((tall?.width ?? 0) * 1.2),
  ]);
  expect(mark).toMatchObject({ alpha: true });
  expect(tall?.alpha).toBeUndefined();
});

test('a portrait beside its text is encoded no larger than pages show it', async () => {
  write('people/jane-doe.png', await picture(1200, 1200).png().toBuffer());
  write(
    'people/jane-doe.md',
    '---\nname: Jane Doe\ndesignation: Bookkeeper\n---\n\nKeeps books.\n',
  );
  expect((await run()).problems).toEqual([]);
  const line = manifest()['jane-doe'];
  expect(line).toMatchObject({ alt: 'Portrait of Jane Doe', scene: 'people' });
  expect(line?.width).toBeLessThanOrEqual(960);
});

test('a replaced picture is encoded again; a removed one leaves no files', async () => {
  write('pictures/van.jpg', await picture(500, 500).jpeg().toBuffer());
  write('pictures/van.txt', 'Our van');
  await run();
  const before = manifest()['van'];
  write('pictures/van.jpg', await picture(500, 500, '#204080').jpeg().toBuffer());
  expect((await run()).log).toHaveLength(1);
  expect(manifest()['van']?.color).not.toBe(before?.color);
  rmSync(join(root, 'pictures/van.jpg'));
  rmSync(join(root, 'pictures/van.txt'));
  await run();
  expect(manifest()).toEqual({ 'villa-dusk': ours });
  expect(media()).toEqual([]);
});

test('invalid files are reported with the reason; the others are encoded', async () => {
  const good = await picture(480, 480).jpeg().toBuffer();
  for (const name of ['good', 'villa-dusk', 'Good']) write(`pictures/${name}.jpg`, good);
  for (const name of ['good', 'villa-dusk', 'Good'])
    write(`pictures/${name}.txt`, 'Something to see');
  write('pictures/silent.jpg', good);
  write('pictures/empty.jpg', good);
  write('pictures/empty.txt', ' \n');
  write('pictures/named.jpg', good);
  write('pictures/named.txt', 'Named');
  write('pictures/aside.jpg', good);
  write('pictures/aside.txt', 'Something to see\nfocus: left');
  write('pictures/alone.txt', 'Nothing to see');
  write('pictures/foreign.jpg', good);
  write('pictures/foreign.txt', Buffer.from('Un café à Évian', 'latin1'));
  write('pictures/phone.heic', good);
  write('pictures/broken.jpg', 'not a picture');
  write('pictures/broken.txt', 'Something to see');
  write('pictures/small.jpg', await picture(200, 200).jpeg().toBuffer());
  write('pictures/small.txt', 'Something to see');
  write('people/nobody.jpg', good);
  write('pictures/.DS_Store', '');
  const { problems } = await run();
  const reasons = {
    'pictures/silent.jpg': 'pictures/silent.txt',
    'pictures/empty.jpg': 'pictures/empty.txt',
    'pictures/named.jpg': 'alternative text',
    'pictures/aside.jpg': 'focus: 30% 60%',
    'pictures/alone.txt': 'alone.jpg',
    'pictures/foreign.txt': 'not UTF-8',
    'pictures/phone.heic': 'JPEG or PNG',
    'pictures/broken.jpg': 'cannot be taken',
    'pictures/small.jpg': '480',
    'people/nobody.jpg': 'people/nobody.md',
    'pictures/villa-dusk.jpg': 'another name',
    'pictures/good.jpg': 'pictures/Good.jpg',
  };
  for (const [file, reason] of Object.entries(reasons)) {
    expect(problems.filter((line) => line.startsWith(`${file}: `)).join()).toContain(reason);
  }
  expect(problems).toHaveLength(Object.keys(reasons).length);
  expect(existsSync(join(root, 'public/media/good-480.avif'))).toBe(true);
});

test('encoded files are kept while a picture lacks its text', async () => {
  write('pictures/van.jpg', await picture(500, 500).jpeg().toBuffer());
  write('pictures/van.txt', 'Our van');
  await run();
  rmSync(join(root, 'pictures/van.txt'));
  expect((await run()).problems).toHaveLength(1);
  write('pictures/van.txt', 'Our van, found again');
  expect(await run()).toEqual({ log: [], problems: [] });
});
