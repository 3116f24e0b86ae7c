import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Hash of a file's bytes, for the inputs of what is made from it. */
export const fileHash = (path: string): string => hash('sha256', readFileSync(path));
