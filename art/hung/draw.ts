/** `node art/hung/draw.ts VIEW… | --all [--draft] [--fresh]`: masters of a view in every paint; light that is traced waits in art/out/light. */
import '../../scripts/pinned-node.ts';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { masterOf } from '../master.ts';
import { trace } from '../traced/trace.ts';
import { layersOfYears } from './layers.ts';
import { paintedIn, writeOne } from './paint-light.ts';
import { hungViews, picturesOf } from './pictures.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const draft = process.argv.includes('--draft');
const fresh = process.argv.includes('--fresh');
const all = process.argv.includes('--all');
const chosen = hungViews.filter(({ name }) => all || words.includes(name));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);

for (const { name, view } of chosen) {
  const started = Date.now();
  const scale = draft ? 560 / view.width : 1;
  const size = { width: Math.round(view.width * scale), height: Math.round(view.height * scale) };
  const kept = masterOf(`light/${name}-${size.width}`).replace(/png$/, 'bin');
  await mkdir(dirname(kept), { recursive: true });
  const light = async (): Promise<Float32Array> => {
    if (!fresh && existsSync(kept)) {
      const bytes = await readFile(kept);
      return new Float32Array(new Uint8Array(bytes).buffer);
    }
    const traced = view.build
      ? await trace(view.build(draft), view.camera, size, {
          samples: draft ? 6 : (view.samples ?? 16),
          bounces: 8,
          smoothing: 0.5,
        })
      : layersOfYears(size.width, size.height);
    await writeFile(kept, new Uint8Array(traced.buffer, traced.byteOffset, traced.byteLength));
    return traced;
  };
  const found = await light();
  for (const { source, paint, print } of picturesOf(name)) {
    const path = masterOf(draft ? `drafts/${source.name}` : source.name);
    await mkdir(dirname(path), { recursive: true });
    await writeOne(paint ? paintedIn(found, paint) : found, size, path, print);
  }
  process.stdout.write(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
