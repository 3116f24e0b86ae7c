import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

export type Face = { readonly package: string; readonly file: string };

/** The variable faces that are installed anyway. */
export const bricolage: Face = {
  package: 'bricolage-grotesque',
  file: 'bricolage-grotesque-latin-wght-normal',
};
export const instrument: Face = {
  package: 'instrument-sans',
  file: 'instrument-sans-latin-wght-normal',
};
export const figtree: Face = { package: 'figtree', file: 'figtree-latin-wght-normal' };
export const familjen: Face = {
  package: 'familjen-grotesk',
  file: 'familjen-grotesk-latin-wght-normal',
};

export type WordStyle = {
  face: Face;
  /** 200 to 800, as far as the face goes. */
  weight: number;
  /** Size of the em in units of the drawing. */
  size: number;
  /** Extra room between letters, in ems. */
  tracking?: number;
};

async function pinned(word: string, { face, weight }: WordStyle): Promise<Buffer> {
  const path = require.resolve(`@fontsource-variable/${face.package}/files/${face.file}.woff2`);
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  return subsetFont(await readFile(path), word, options);
}

/**
 * Moves a path of font units (y up) to whole units of the drawing (y down), each step relative to
 * the one before: a third of the bytes.
 */
function placed(path: string, dx: number, dy: number, k: number): string {
  let [penX, penY] = [0, 0];
  let out = '';
  for (const [, command = '', list = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = numbers.map((value, i) => Math.round(i % 2 ? dy - value * k : dx + value * k));
    const steps = points.map((value, i) => value - (i % 2 ? penY : penX));
    penX = points.at(-2) ?? penX;
    penY = points.at(-1) ?? penY;
    out += (command === 'M' ? `M${points}` : command.toLowerCase() + steps).replaceAll(',-', '-');
  }
  return out;
}

/** A word as one SVG path in whole units, kerned, standing on y = `baseline`, and how wide it is. */
export async function wordPath(
  word: string,
  style: WordStyle,
  x = 0,
  baseline = 0,
): Promise<{ d: string; width: number }> {
  const face = new hb.Face(new hb.Blob(new Uint8Array(await pinned(word, style))));
  const font = new hb.Font(face);
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const k = style.size / face.upem;
  const gap = (style.tracking ?? 0) * style.size;
  const positions = buffer.getGlyphPositions();
  let pen = x;
  let d = '';
  for (const [index, glyph] of buffer.getGlyphInfos().entries()) {
    const place = positions[index];
    if (!place) continue;
    const at = pen + place.xOffset * k;
    d += placed(font.glyphToPath(glyph.codepoint), at, baseline - place.yOffset * k, k);
    pen += place.xAdvance * k + gap;
  }
  return { d, width: Math.round(pen - gap - x) };
}
