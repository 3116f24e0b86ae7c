/** `node art/woven/draw.ts NAME… | --all [--draft]`: weaves masters; a name may end in `*`; drafts are 720 px wide. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { masterOf } from '../master.ts';
import { woven } from './woven.ts';

const words = process.argv.slice(2).filter((word) => word !== '--draft');
const draft = process.argv.includes('--draft');
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = woven.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const { name, width, height, paint } of chosen) {
  const scale = draft ? 1200 / width : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const pixels = paint(size.width, size.height);
  await mkdir(dirname(masterOf(name)), { recursive: true });
  await sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toFile(masterOf(name));
  process.stdout.write(`${name}\n`);
}
