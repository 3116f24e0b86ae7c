/**
 * `node scripts/complete-lock.ts`, after every `npm install NAME`: completes package-lock.json. A
 * registry mirror may lack the binaries of other systems, which npm then omits, and `npm ci`
 * rejects a lock file with gaps. This adds them without a checksum, as npm would have with the full
 * registry.
 */
import './pinned-node.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { gapsOf, type Lock } from './lock-gaps.ts';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Lock };
const gaps = gapsOf(lock.packages);
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...gaps }).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
const named = Object.keys(gaps);
process.stdout.write(`${named.length} packages named: ${named.join(', ')}\n`);
