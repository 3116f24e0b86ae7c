import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const setAttributePattern = /\b(?:set|toggle)Attribute\(\s*'(data-[\w-]+)'/g;
/** Matches assignments, not comparisons. */
const datasetAssignmentPattern = /\bdataset\['(\w+)'\] (?:\?\?)?=(?!=)/g;

const attributeOfDatasetKey = (key: string) =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Finds attributes that a source file sets at run time: they may change before the deferred
 * stylesheet has loaded.
 */
export function attributesSetIn(source: string): string[] {
  const attributes = [...source.matchAll(setAttributePattern)].map(([, name = '']) => name);
  const assignments = [...source.matchAll(datasetAssignmentPattern)];
  return [...attributes, ...assignments.map(([, key = '']) => attributeOfDatasetKey(key))];
}

function readRuntimeAttributes(): ReadonlySet<string> {
  const sourceFolder = fileURLToPath(new URL('../../../src', import.meta.url));
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.(?:test|spec))\.(?:ts|tsx|astro)$/.test(file));
  return new Set([
    'open',
    ...sources.flatMap((file) => attributesSetIn(readFileSync(join(sourceFolder, file), 'utf8'))),
  ]);
}

/** Attributes set by scripts of the site, and `open`, which browsers set. */
export const runtimeAttributes = readRuntimeAttributes();
