import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const setAttribute = /\b(?:set|toggle)Attribute\(\s*'(data-[\w-]+)'/g;
/** Matches assignments, not comparisons. */
const dataset = /\bdataset\['(\w+)'\] (?:\?\?)?=(?!=)/g;

const ofDataset = (key: string) =>
  `data-${key.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`;

/**
 * Finds attributes that a source file sets at run time: they may change before the deferred
 * stylesheet has loaded.
 */
export function statesIn(source: string): string[] {
  const attributes = [...source.matchAll(setAttribute)].map(([, name = '']) => name);
  const keys = [...source.matchAll(dataset)].map(([, key = '']) => ofDataset(key));
  return [...attributes, ...keys];
}

function readStates(): ReadonlySet<string> {
  const root = fileURLToPath(new URL('../../../src', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.(?:test|spec))\.(?:ts|tsx|astro)$/.test(file));
  return new Set([
    'open',
    ...sources.flatMap((file) => statesIn(readFileSync(join(root, file), 'utf8'))),
  ]);
}

/** Attributes set by scripts of the site, and `open`, which browsers set. */
export const siteStates = readStates();
