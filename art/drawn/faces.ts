import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../out/faces/', import.meta.url));

/** Faces that drawings may name, as Fontsource packs them. */
const packed = [
  'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal',
  'instrument-sans/files/instrument-sans-latin-wght-normal',
  'figtree/files/figtree-latin-wght-normal',
  'familjen-grotesk/files/familjen-grotesk-latin-wght-normal',
  'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
  'onest/files/onest-latin-wght-normal',
  'fraunces/files/fraunces-latin-wght-normal',
  'big-shoulders/files/big-shoulders-latin-wght-normal',
  'newsreader/files/newsreader-latin-wght-normal',
  'gabarito/files/gabarito-latin-wght-normal',
  'red-hat-display/files/red-hat-display-latin-wght-normal',
  'jetbrains-mono/files/jetbrains-mono-latin-wght-normal',
];

/** The same, of one weight alone; Blender takes these for words on things, since it knows no axes. */
const still = [
  { path: '@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal', weight: null },
  { path: '@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal', weight: 900 },
  { path: '@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal', weight: 600 },
];

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const letters = `${ascii}“”‘’–—…·×°→←↑↓•©éèêüöäñçÉ½€£−`;

/**
 * Unpacks the faces for the SVG renderer and points fontconfig at them. Must run before sharp is
 * loaded: the renderer reads the setting once.
 */
export async function useFaces(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const path of packed) {
    const target = `${folder}${path.split('/').at(-1)}.ttf`;
    if (existsSync(target)) continue;
    const woff2 = await readFile(require.resolve(`@fontsource-variable/${path}.woff2`));
    await writeFile(target, await subsetFont(woff2, letters, { targetFormat: 'truetype' }));
  }
  for (const { path, weight } of still) {
    const target = `${folder}${path.split('/').at(-1)}${weight === null ? '' : `-${weight}`}.ttf`;
    if (existsSync(target)) continue;
    const woff2 = await readFile(require.resolve(`${path}.woff2`));
    const axes = weight === null ? {} : { variationAxes: { wght: weight } };
    await writeFile(
      target,
      await subsetFont(woff2, letters, { targetFormat: 'truetype', ...axes }),
    );
  }
  const config = `${folder}fonts.conf`;
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}cache</cachedir></fontconfig>`,
  );
  process.env['FONTCONFIG_FILE'] = config;
}
