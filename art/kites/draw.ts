/** `node art/kites/draw.ts NAME… | --all [--draft]`: paints masters; a name may end in `*`; drafts are 640 px wide. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { masterOf } from '../master.ts';
import { kitePaintings } from './paintings.ts';

const words = process.argv.slice(2).filter((word) => word !== '--draft');
const draft = process.argv.includes('--draft');
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = kitePaintings.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const { name, width, height, alpha, paint } of chosen) {
  const scale = draft ? 640 / width : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const pixels = paint(size.width, size.height);
  await mkdir(dirname(masterOf(name)), { recursive: true });
  await sharp(pixels, { raw: { ...size, channels: alpha ? 4 : 3 } })
    .png()
    .toFile(masterOf(name));
  process.stdout.write(`${name}\n`);
}
