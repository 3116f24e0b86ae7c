import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Pixels } from './scene.ts';

const folder = fileURLToPath(new URL('../out/textures/', import.meta.url));

/** Paints an SVG document of that size in pixels; what it leaves free is transparent. Kept in `art/out`. */
export async function painted(markup: string, width: number, height: number): Promise<Pixels> {
  const file = `${folder}${hash('sha256', markup).slice(0, 20)}-${width}x${height}`;
  if (existsSync(file)) return { width, height, data: new Uint8Array(await readFile(file)) };
  // Loaded late: the renderer reads the list of faces once (drawn/faces.ts).
  const { default: sharp } = await import('sharp');
  const data = await sharp(Buffer.from(markup), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  await mkdir(folder, { recursive: true });
  await writeFile(file, data);
  return { width, height, data: new Uint8Array(data) };
}

/** An SVG document. */
export const drawing = (width: number, height: number, parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`;
