/** `node art/traced/draw.ts NAME… | --all [--draft]`: traces masters; a name may end in `*`; drafts are 560 px wide and go to art/out/drafts. */
import '../../scripts/pinned-node.ts';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { useFaces } from '../drawn/faces.ts';
import { masterOf } from '../master.ts';

await useFaces();
const { developed, writePng } = await import('./print.ts');
const { stillRuns } = await import('./still-runs/pictures.ts');
const { trace } = await import('./trace.ts');

const words = process.argv.slice(2).filter((word) => word !== '--draft');
const draft = process.argv.includes('--draft');
const matches = (name: string, word: string) =>
  word === '--all' || (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word);
const chosen = stillRuns.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
for (const { name, width, height, camera, build, tracing, print } of chosen) {
  const started = Date.now();
  const scale = draft ? 560 / width : 1;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const light = await trace(await build(draft), camera, size, {
    samples: 24,
    ...tracing,
    ...(draft && { samples: 6 }),
  });
  const path = masterOf(draft ? `drafts/${name}` : name);
  await mkdir(dirname(path), { recursive: true });
  await writePng(developed(light, size.width, size.height, print), size.width, size.height, path);
  process.stdout.write(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
