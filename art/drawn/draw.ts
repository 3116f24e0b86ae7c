/** `node art/drawn/draw.ts NAME… | --all`: draws masters; a name may end in `*`. */
import '../../scripts/pinned-node.ts';
import { drawings } from './drawings.ts';
import { raster } from './raster.ts';

const words = process.argv.slice(2);
const matches = (name: string, word: string) =>
  word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word;
const chosen = words.includes('--all')
  ? drawings
  : drawings.filter(({ name }) => words.some((word) => matches(name, word)));
if (chosen.length === 0)
  throw new Error(`Nothing is called ${words.join(', ') || '(no name given)'}.`);
await raster(chosen);
process.stdout.write(`${chosen.map(({ name }) => name).join('\n')}\n`);
