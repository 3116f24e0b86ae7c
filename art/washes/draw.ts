/** `node art/washes/draw.ts NAME… | --all [--draft]`: paints masters; a name may end in `*`; drafts are 480 px wide. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { masterOf } from '../master.ts';
import { paintSheet } from './lay.ts';
import { washed } from './washed.ts';

const words = process.argv.slice(2).filter((word) => word !== '--draft');
const draft = process.argv.includes('--draft');
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = washed.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const { name, sheet, crop = [0, 0, 1000, sheet.height], width } of chosen) {
  const [left, top, across, down] = crop;
  const scale = (draft ? 480 : width) / across;
  const size = { width: Math.round(1000 * scale), height: Math.round(sheet.height * scale) };
  const pixels = await paintSheet(sheet, size.width, size.height);
  await mkdir(dirname(masterOf(name)), { recursive: true });
  await sharp(pixels, { raw: { ...size, channels: 3 } })
    .extract({
      left: Math.round(left * scale),
      top: Math.round(top * scale),
      width: Math.round(across * scale),
      height: Math.round(down * scale),
    })
    .png()
    .toFile(masterOf(name));
  process.stdout.write(`${name}\n`);
}
