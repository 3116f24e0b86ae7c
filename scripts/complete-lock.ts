/**
 * `node scripts/complete-lock.ts`, after every `npm install NAME`: completes package-lock.json. A
 * registry mirror may lack the binaries of other systems, which npm then omits, and `npm ci`
 * rejects a lock file with gaps. This adds the missing entries, without a checksum.
 */
import './pinned-node.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { type LockedPackages, missingEntries } from './missing-lock-entries.ts';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
const missing = missingEntries(lock.packages);
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
const names = Object.keys(missing);
process.stdout.write(`${names.length} packages added: ${names.join(', ')}\n`);
