/**
 * Encodes masters (`art/out/<name>.png`) into what the site ships (`public/media`), and writes the
 * manifest.
 *
 *   node art/encode.ts NAME…      these pictures
 *   node art/encode.ts --missing  those without files, or whose master is newer
 *   node art/encode.ts --all      everything there is a master for
 *   node art/encode.ts            no pictures: alt texts and focus points anew, orphans out
 */
import '../scripts/pinned-node.ts';
import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { encodePicture, mediaFolder } from './encode-picture.ts';
import { updateManifest } from './manifest.ts';
import { readManifest } from './manifest-file.ts';
import { masterOf } from './master.ts';
import { type PictureSource, pictureSources } from './pictures.ts';

function isStale(source: PictureSource, known: ReadonlySet<string>): boolean {
  const master = masterOf(source.name);
  if (!existsSync(master)) return false;
  const shipped = new URL(`${source.name}-480.avif`, mediaFolder);
  if (!known.has(source.name) || !existsSync(shipped)) return true;
  return statSync(master).mtimeMs > statSync(shipped).mtimeMs;
}

async function chosen(words: readonly string[]): Promise<readonly PictureSource[]> {
  const known = new Set(Object.keys(await readManifest()));
  if (words.includes('--all')) return pictureSources.filter((s) => existsSync(masterOf(s.name)));
  if (words.includes('--missing')) return pictureSources.filter((s) => isStale(s, known));
  return words.map((name) => {
    const source = pictureSources.find((s) => s.name === name);
    if (!source) throw new Error(`No picture "${name}" in art/pictures.ts: add its row first.`);
    return source;
  });
}

const list = await chosen(process.argv.slice(2));
await mkdir(mediaFolder, { recursive: true });
for (const [index, source] of list.entries()) {
  const started = Date.now();
  const measured = await encodePicture(source);
  await updateManifest({ [source.name]: measured });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${index + 1}/${list.length} ${source.name} ${seconds} s\n`);
}
if (list.length === 0) await updateManifest({});
