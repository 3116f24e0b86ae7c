/** `node art/bitten/draw.ts NAME… | --all [--draft]`: bites masters; a name may end in `*`; drafts are 720 px. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { useFaces } from '../drawn/faces.ts';
import { masterOf } from '../master.ts';

// Here and not in the workers: only the main thread sets what the renderer of letters reads.
await useFaces();
const { default: sharp } = await import('sharp');
const { bitten } = await import('./bitten.ts');
const { print } = await import('./plate.ts');
const { see } = await import('./see.ts');
const { settle } = await import('./settle.ts');

const words = process.argv.slice(2).filter((word) => !word.startsWith('--draft'));
const draft = process.argv.find((word) => word.startsWith('--draft'));
/** `--draft`, or `--draft=1600`: pixels of the longer side. */
const draftSize = Number(draft?.split('=')[1] ?? 900);
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = bitten.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const { name, width, height, looks, print: how } of chosen) {
  const scale = draft ? draftSize / Math.max(width, height) : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  // A small draft is quicker in one thread than two threads are started.
  const workers = draftSize <= 600 && draft ? 0 : 2;
  const seen = settle(
    await see(name, { ...size, looks: draft ? (draftSize <= 600 ? 4 : 9) : looks }, workers),
    draftSize <= 600 && draft ? 1 : 2,
  );
  const path = draft ? masterOf(`drafts/${name}`) : masterOf(name);
  await mkdir(dirname(path), { recursive: true });
  await sharp(print(seen, how), { raw: { ...size, channels: 3 } })
    .png()
    .toFile(path);
  process.stdout.write(`${name}\n`);
}
