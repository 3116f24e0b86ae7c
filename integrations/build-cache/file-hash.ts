import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns the hash of a file's bytes, for the inputs of a cached result. */
export const fileHash = (path: string): string => hash('sha256', readFileSync(path));
