import { fileURLToPath } from 'node:url';

/** Path of the uncompressed picture that a scene leaves behind. Not kept in git. */
export function masterOf(name: string): string {
  return fileURLToPath(new URL(`out/${name}.png`, import.meta.url));
}
