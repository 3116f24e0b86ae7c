import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { longSideOf } from '../long-side.ts';
import { masterOf } from '../master.ts';
import type { Drawing } from './drawing.ts';
import { useFaces } from './faces.ts';
import { lay } from './paper/lay.ts';
import type { PaperDrawing } from './paper/paper-drawing.ts';

/** Draws each SVG, or lays each sheet, to its master PNG. */
export async function raster(drawings: readonly (Drawing | PaperDrawing)[]): Promise<void> {
  await useFaces();
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  for (const drawing of drawings) {
    const { name, width, height } = drawing;
    const path = masterOf(name);
    const scale = longSideOf(drawing) / Math.max(width, height);
    await mkdir(dirname(path), { recursive: true });
    if ('sheets' in drawing) {
      const pixels = await lay(sharp, drawing.sheets(), {
        width,
        height,
        scale,
        ground: drawing.ground,
      });
      const raw = { width: Math.round(width * scale), height: Math.round(height * scale) };
      const png = sharp(pixels, { raw: { ...raw, channels: 4 } });
      await (drawing.ground ? png.removeAlpha() : png).png().toFile(path);
      continue;
    }
    // SVG is taken at 72 pixels an inch: one pixel of the board.
    const drawn = sharp(Buffer.from(drawing.markup()), { density: 72 * scale }).png();
    if (drawing.over) {
      const ground = sharp(drawing.over).resize(Math.round(width * scale));
      await ground
        .composite([{ input: await drawn.toBuffer() }])
        .png()
        .toFile(path);
      continue;
    }
    await drawn.toFile(path);
  }
}
