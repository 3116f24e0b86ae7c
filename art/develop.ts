/**
 * Renders become photographs: tone curve, grey or colour cast, halation, dark corners, grain.
 * The render is kept as `art/out/negatives/<name>.png`; what is printed from it takes its place.
 *
 *   node art/develop.ts NAME…   these
 *   node art/develop.ts         whatever has a recipe in film.ts and was rendered
 */
import '../scripts/pinned-node.ts';
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { print } from './darkroom.ts';
import { recipes } from './film.ts';
import { masterOf } from './master.ts';

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(recipes);
for (const name of names) {
  const recipe = recipes[name];
  if (!recipe) throw new Error(`No recipe "${name}" in art/film.ts.`);
  const master = masterOf(name);
  const negative = masterOf(`negatives/${recipe.from ?? name}`);
  const printed = `${negative}.printed`;
  mkdirSync(dirname(negative), { recursive: true });
  // A master that is newer than its print is a new render.
  const fresh =
    !recipe.from &&
    existsSync(master) &&
    (!existsSync(printed) || statSync(master).mtimeMs > statSync(printed).mtimeMs);
  if (fresh) renameSync(master, negative);
  if (!existsSync(negative)) continue;
  writeFileSync(master, await print(negative, recipe));
  if (!recipe.from) writeFileSync(printed, '');
  process.stdout.write(`${name}\n`);
}
