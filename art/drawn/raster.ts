import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { masterOf } from '../master.ts';
import type { Drawing } from './drawing.ts';
import { useFaces } from './faces.ts';

/** Draws each SVG to its master PNG. */
export async function raster(drawings: readonly Drawing[]): Promise<void> {
  await useFaces();
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  for (const { name, scale = 1, markup } of drawings) {
    const path = masterOf(name);
    await mkdir(dirname(path), { recursive: true });
    // SVG is taken at 72 pixels an inch: one pixel of the board.
    await sharp(Buffer.from(markup()), { density: 72 * scale })
      .png()
      .toFile(path);
  }
}
