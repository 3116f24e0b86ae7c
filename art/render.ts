/**
 * Renders the Blender pictures into `art/out`, to be encoded by art/encode.ts afterwards.
 *
 *   npm run art:render -- NAME…     a picture by its name, or every picture of a scene
 *   npm run art:render -- --missing   pictures without a master
 *   npm run art:render -- --all       all of them
 *
 *   --draft                    480 px wide, few samples, `-draft` at the end of the file's name
 *   --quick                    960 px wide, 6 samples: a master in a hurry, to be rendered again
 *   --quick-denoise            the fast denoiser
 */
import '../scripts/pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderedPictures } from './blender/pictures.ts';
import { masterOf } from './master.ts';
import type { PictureSource } from './picture-source.ts';

/** Debian packages, each with a command that fails without it. Blender there has no numpy of its own. */
const needed = {
  blender: ['which', 'blender'],
  'g++': ['which', 'g++'],
  'python3-numpy': ['python3', '-c', 'import numpy'],
} as const;

function lacking(): string[] {
  return Object.entries(needed)
    .filter(([, [program, ...words]]) => spawnSync(program, words).status !== 0)
    .map(([debian]) => debian);
}

function chosen(words: readonly string[]): readonly PictureSource[] {
  if (words.includes('--all')) return renderedPictures;
  if (words.includes('--missing')) {
    return renderedPictures.filter(({ name }) => !existsSync(masterOf(name)));
  }
  const names = words.filter((word) => !word.startsWith('--'));
  for (const name of names) {
    if (!renderedPictures.some((picture) => picture.name === name || picture.scene === name)) {
      throw new Error(`No picture or scene "${name}" in art/blender/pictures.ts.`);
    }
  }
  return renderedPictures.filter(
    ({ name, scene }) => names.includes(name) || names.includes(scene),
  );
}

function job({ name, scene }: PictureSource, draft: boolean): string {
  return `${scene}:${name}:${masterOf(draft ? `${name}-draft` : name)}`;
}

const words = process.argv.slice(2);
const packages = lacking();
const pictures = chosen(words);
if (packages.length > 0) {
  process.stderr.write(
    `Rendering needs these Debian packages: apt install ${packages.join(' ')}\n`,
  );
  process.exitCode = 1;
} else if (pictures.length === 0) {
  process.stdout.write('Nothing to render. Say a picture, a scene, --missing or --all.\n');
} else {
  mkdirSync(fileURLToPath(new URL('out/', import.meta.url)), { recursive: true });
  const draft = words.includes('--draft');
  const options = [
    ...(draft ? ['width=480', 'samples=8', 'denoiser=quick'] : []),
    ...(words.includes('--quick') ? ['width=960', 'samples=6', 'bounces=2', 'denoiser=quick'] : []),
    ...(words.includes('--quick-denoise') ? ['denoiser=quick'] : []),
  ];
  const script = fileURLToPath(new URL('blender/render.py', import.meta.url));
  const jobs = pictures.map((picture) => job(picture, draft));
  const flags = [
    '-b',
    '--factory-startup',
    '-noaudio',
    '--python-exit-code',
    '1',
    '-P',
    script,
    '--',
  ];
  const run = spawnSync('blender', [...flags, ...options, ...jobs], { stdio: 'inherit' });
  process.exitCode = run.status ?? 1;
}
