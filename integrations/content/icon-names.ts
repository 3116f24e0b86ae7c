import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('lucide-react/icons/check'));

/** Names of the icons that content may use: lucide has a file for each. */
export const iconNames: ReadonlySet<string> = new Set(
  readdirSync(folder).map((name) => name.replace(/\.\w+$/, '')),
);
