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

/**
 * Points of the first, coarse cloth, and its steps from coarse to fine. After more of them every fold has
 * gone: a picture is taken while the cloth still remembers how it was put on the hanger. Folds need a grid
 * that is fine enough for them from the start.
 */
const grids: Readonly<
  Record<PatternName, readonly [columns: number, rows: number, steps: readonly number[]]>
> = {
  cowlSlip: [36, 34, [300, 80, 14]],
  deepCowl: [36, 24, [300, 80, 14]],
  wholeSkirt: [96, 40, [150, 24]],
  cape: [48, 26, [300, 80, 14]],
  square: [31, 31, [300, 80, 14]],
  sack: [36, 28, [300, 80, 14]],
};

/** A garment as it hangs; kept in `art/out/cloth`. */
export async function hung(name: PatternName): Promise<Cloth> {
  const [across, down, steps] = grids[name];
  const key = hash('sha256', [name, grids[name], ...sources].join()).slice(0, 16);
  const { isTube } = patterns[name];
  const columns = steps.slice(1).reduce((sum) => sum * 2 - (isTube ? 0 : 1), across);
  const rows = steps.slice(1).reduce((sum) => sum * 2 - 1, down);
  const file = `${folder}${name}-${key}`;
  if (existsSync(file)) {
    const bytes = new Uint8Array(readFileSync(file));
    return {
      columns,
      rows,
      isTube,
      points: new Float32Array(bytes.buffer, 0, bytes.byteLength / 4),
    };
  }
  const cloth = hang(patterns[name], [across, down], steps);
  await mkdir(folder, { recursive: true });
  await writeFile(file, new Uint8Array(cloth.points.buffer));
  return cloth;
}
