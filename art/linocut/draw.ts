/** `node art/linocut/draw.ts NAME… | --all`: prints masters; a name may end in `*`. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { masterOf } from '../master.ts';
import { linocuts } from './linocuts.ts';

const words = process.argv.slice(2);
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = linocuts.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const { name, width, height, make } of chosen) {
  await mkdir(dirname(masterOf(name)), { recursive: true });
  await sharp(await make(sharp), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(masterOf(name));
  process.stdout.write(`${name}\n`);
}
