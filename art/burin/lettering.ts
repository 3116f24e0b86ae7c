/** Words on a plate: SVG drawn in Fraunces with its wonk, as shares of ink. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../out/burin-faces/', import.meta.url));
const letters = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}“”‘’–—…·•½№`;

/** Weights that plates use; each is a family of its own, so that the renderer can't mix them up. */
const cuts = {
  Burin: { wght: 560, WONK: 1, SOFT: 0, opsz: 72 },
  'Burin Black': { wght: 800, WONK: 1, SOFT: 0, opsz: 100 },
  'Burin Text': { wght: 500, WONK: 0, SOFT: 0, opsz: 14 },
  'Burin Hand': { wght: 300, WONK: 1, SOFT: 100, opsz: 40 },
  // Addresses have to be read on a phone: no swash that makes an f of an l, and a broader nib.
  'Burin Address': { wght: 440, WONK: 0, SOFT: 100, opsz: 18 },
};

const italics = new Set(['Burin Hand', 'Burin Address']);

/** Unpacks the faces and points fontconfig at them: must run before sharp is loaded. */
export async function useBurinFaces(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [family, variationAxes] of Object.entries(cuts)) {
    const target = `${folder}${family.replace(' ', '-')}.ttf`;
    if (existsSync(target)) continue;
    const slant = italics.has(family) ? 'italic' : 'normal';
    const source = `@fontsource-variable/fraunces/files/fraunces-latin-full-${slant}.woff2`;
    const woff2 = await readFile(require.resolve(source));
    const font = await subsetFont(woff2, letters, { targetFormat: 'truetype', variationAxes });
    await writeFile(target, renamed(font, family));
  }
  const config = `${folder}fonts.conf`;
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}cache</cachedir></fontconfig>`,
  );
  process.env['FONTCONFIG_FILE'] = config;
}

/** The same TrueType file under another family: its table of names is written anew. */
function renamed(font: Buffer, family: string): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 12 + i * 16;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return {
      tag: font.toString('latin1', at, at + 4),
      data: font.subarray(offset, offset + length),
    };
  });
  const entries = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replace(' ', '')],
  ] as const;
  const texts = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + entries.length * 12);
  head.writeUInt16BE(entries.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  entries.forEach(([id], index) => {
    const at = 6 + index * 12;
    const text = texts[index] as Buffer;
    [3, 1, 0x409, id, text.length, offset].forEach((value, k) => {
      head.writeUInt16BE(value, at + k * 2);
    });
    offset += text.length;
  });
  const name = Buffer.concat([head, ...texts]);
  const written = tables.map(({ tag, data }) => ({ tag, data: tag === 'name' ? name : data }));
  const directory = Buffer.alloc(12 + count * 16);
  font.copy(directory, 0, 0, 12);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  written.forEach(({ tag, data }, index) => {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(padded);
    end += padded.length;
  });
  return Buffer.concat(parts);
}

/** Shares of white in an SVG of so many units, drawn on black at a size in pixels. */
export async function lettered(
  content: string,
  units: readonly [width: number, height: number],
  size: { width: number; height: number },
): Promise<Float32Array> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${units[0]} ${units[1]}" preserveAspectRatio="none"><rect width="100%" height="100%" fill="#000"/>${content}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float32Array.from(data, (value) => value / 255);
}

type Style = { face?: keyof typeof cuts; spacing?: number; turn?: number; anchor?: string };

/** A line of words in white, `size` units tall, about a middle. */
export function words(x: number, y: number, size: number, text: string, style: Style = {}): string {
  const { face = 'Burin', spacing = 0, turn = 0, anchor = 'middle' } = style;
  const rotate = turn ? ` transform="rotate(${turn} ${x} ${y})"` : '';
  const shown = text.replaceAll('&', '&amp;');
  return `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" letter-spacing="${spacing}" text-anchor="${anchor}" fill="#fff"${rotate}>${shown}</text>`;
}
