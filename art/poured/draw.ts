/** `node art/poured/draw.ts NAME… | --all [--draft]`: makes masters; a name may end in `*`; drafts are 560 px wide and go to art/out/drafts. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { useFaces } from '../drawn/faces.ts';
import { masterOf } from '../master.ts';

await useFaces();
const { developed, writePng } = await import('../traced/print.ts');
const { trace } = await import('../traced/trace.ts');
const { pouredPainted, pouredTraced } = await import('./poured.ts');

const words = process.argv.slice(2).filter((word) => word !== '--draft');
const draft = process.argv.includes('--draft');
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = [...pouredTraced, ...pouredPainted].filter(({ name }) =>
  words.some((word) => matches(name, word)),
);
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const picture of chosen) {
  const started = Date.now();
  const scale = draft ? 560 / picture.width : 1;
  const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale));
  const size = { width: width ?? 0, height: height ?? 0 };
  const paint = async () => {
    if ('paint' in picture) return picture.paint(size.width, size.height);
    const light = await trace(await picture.build(draft), picture.camera, size, {
      samples: 24,
      ...picture.tracing,
      ...(draft && { samples: 6 }),
    });
    return developed(light, size.width, size.height, picture.print);
  };
  const path = masterOf(draft ? `drafts/${picture.name}` : picture.name);
  await mkdir(dirname(path), { recursive: true });
  await writePng(await paint(), size.width, size.height, path);
  process.stdout.write(`${picture.name} ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
