/** `node art/burin/draw.ts NAME… | --all [--draft]`: engraves masters; a name may end in `*`; drafts are 600 px wide, in art/out/drafts. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { masterOf } from '../master.ts';
import { useBurinFaces } from './lettering.ts';

await useBurinFaces();
const { default: sharp } = await import('sharp');
const { burinPictures: pictures } = await import('./burin.ts');
sharp.concurrency(1);

const words = process.argv.slice(2).filter((word) => word !== '--draft');
const draft = process.argv.includes('--draft');
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = pictures.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const { name, width, height, alpha, paint } of chosen) {
  const scale = draft ? 600 / width : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const pixels = await paint(size.width, size.height);
  const path = masterOf(draft ? `drafts/${name}` : name);
  await mkdir(dirname(path), { recursive: true });
  await sharp(pixels, { raw: { ...size, channels: alpha ? 4 : 3 } })
    .png()
    .toFile(path);
  process.stdout.write(`${name}\n`);
}
