/** `node art/foley/draw.ts NAME… | --all [--draft]`: paints masters; a name may end in `*`; drafts are 600 px wide. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { masterOf } from '../master.ts';
import { foley } from './foley.ts';
import type { CutPicture, PaintedPicture } from './picture.ts';

const words = process.argv.slice(2).filter((word) => word !== '--draft');
const draft = process.argv.includes('--draft');
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = foley.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);

async function paintMaster(picture: PaintedPicture): Promise<Sharp> {
  const { width, height, finer = 1, paint } = picture;
  const scale = draft ? 600 / width : finer;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const painted = sharp(paint(size.width, size.height), { raw: { ...size, channels: 3 } });
  return draft || finer === 1 ? painted : painted.resize({ width, height, kernel: 'lanczos3' });
}

async function cutMaster({ width, height, from, part }: CutPicture): Promise<Sharp> {
  const whole = sharp(masterOf(from));
  const { width: wide, height: tall } = await whole.metadata();
  const [left, top, share, high] = part;
  return whole
    .extract({
      left: Math.round(left * wide),
      top: Math.round(top * tall),
      width: Math.round(share * wide),
      height: Math.round(high * tall),
    })
    .resize({ width, height, kernel: 'lanczos3' });
}

for (const picture of chosen) {
  const { name } = picture;
  const master = 'from' in picture ? await cutMaster(picture) : await paintMaster(picture);
  await mkdir(dirname(masterOf(name)), { recursive: true });
  await master.png().toFile(masterOf(name));
  process.stdout.write(`${name}\n`);
}
