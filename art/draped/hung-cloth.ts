import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Cloth, hang } from './fall.ts';
import { type PatternName, patterns } from './gowns.ts';

const folder = fileURLToPath(new URL('../out/cloth/', import.meta.url));
/** Another solver or pattern is another cloth. */
const sources = ['fall.ts', 'gowns.ts', 'figure.ts'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);

/** Points of the first, coarse cloth, and its steps from coarse to fine. */
const grids: Readonly<Record<PatternName, readonly [number, number]>> = {
  cowlSlip: [36, 34],
  deepCowl: [36, 24],
  wholeSkirt: [36, 26],
  cape: [36, 26],
  square: [31, 31],
  sack: [36, 28],
};

/**
 * Steps from coarse to fine. After more of them every fold has gone: a picture is taken while the cloth
 * still remembers how it was put on the hanger.
 */
const steps = [300, 80, 14] as const;

/** A garment as it hangs; kept in `art/out/cloth`. */
export async function hung(name: PatternName): Promise<Cloth> {
  const key = hash('sha256', [name, ...steps, grids[name], ...sources].join()).slice(0, 16);
  const [columns, rows] = grids[name].map((count) => {
    const isTube = patterns[name].isTube;
    return steps.slice(1).reduce((sum) => sum * 2 - (isTube ? 0 : 1), count);
  }) as [number, number];
  const tall = steps.slice(1).reduce((sum) => sum * 2 - 1, grids[name][1]);
  const file = `${folder}${name}-${key}`;
  if (existsSync(file)) {
    const bytes = new Uint8Array(readFileSync(file));
    return {
      columns,
      rows: patterns[name].isTube ? tall : rows,
      isTube: patterns[name].isTube,
      points: new Float32Array(bytes.buffer, 0, bytes.byteLength / 4),
    };
  }
  const cloth = hang(patterns[name], grids[name], steps);
  await mkdir(folder, { recursive: true });
  await writeFile(file, new Uint8Array(cloth.points.buffer));
  return cloth;
}
