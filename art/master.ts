import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** Path of the uncompressed picture that a scene leaves behind. Not kept in git. */
export function masterOf(name: string): string {
  return fileURLToPath(new URL(`out/${name}.png`, import.meta.url));
}

/** Reads a master: of a scene, or a file from elsewhere. */
export const readMaster = ({ name, master }: { name: string; master?: string }): Promise<Buffer> =>
  readFile(master ?? masterOf(name));

/** Opens a master as it is looked at: cameras lay a picture down and note which side is up. */
export const openMaster = (master: Buffer): Sharp => sharp(master, { autoOrient: true });
