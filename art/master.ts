import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** Path of the uncompressed picture that a scene leaves behind. Not kept in git. */
export function masterOf(name: string): string {
  return fileURLToPath(new URL(`out/${name}.png`, import.meta.url));
}

/** Opens a master as it is looked at: cameras lay a picture down and note which side is up. */
export const openMaster = ({ name, master }: { name: string; master?: string }): Sharp =>
  sharp(master ?? masterOf(name), { autoOrient: true });
