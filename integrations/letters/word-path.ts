import * as hb from 'harfbuzzjs';
import { fontsOf, type LetterFont, type LetterStyle } from './letter-font.ts';

export interface WordStyle extends LetterStyle {
  /** Font size in units of the drawing. */
  size: number;
  /** Letter spacing in ems. */
  tracking?: number;
}

/** Outline of a text as one SVG path, with its width. */
export interface WordOutline {
  d: string;
  width: number;
}

/** Characters that come from one font file. */
interface Run {
  letters: LetterFont;
  text: string;
}

/**
 * Converts a path from font units (y up) to whole units of the drawing (y down), in relative
 * commands: a third of the bytes.
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

/** Splits a text into runs of characters from one font file. */
function runsOf(text: string, fonts: readonly LetterFont[], name: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const letters = fonts.find(({ has }) => has(character));
    if (!letters) {
      throw new Error(`${name} has no letter “${character}”, which “${text}” needs.`);
    }
    const last = runs.at(-1);
    if (last?.letters === letters) last.text += character;
    else runs.push({ letters, text: character });
  }
  return runs;
}

/** Shapes a run: glyph outlines, kerned, with positions in font units. */
function shaped({ letters, text }: Run) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(letters.font, buffer);
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
    const place = places[index];
    return place ? [{ path: letters.font.glyphToPath(codepoint), ...place }] : [];
  });
}

/**
 * Returns the outline of a word as one SVG path in whole units, kerned, on the baseline y =
 * `baseline`.
 * @throws Error for a character that the font lacks.
 */
export async function wordPath(
  word: string,
  style: WordStyle,
  x = 0,
  baseline = 0,
): Promise<WordOutline> {
  const gap = (style.tracking ?? 0) * style.size;
  let pen = x;
  let d = '';
  for (const run of runsOf(word, await fontsOf(style), style.face.name)) {
    const k = style.size / run.letters.upem;
    for (const { path, xOffset, yOffset, xAdvance } of shaped(run)) {
      d += placed(path, pen + xOffset * k, baseline - yOffset * k, k);
      pen += xAdvance * k + gap;
    }
  }
  return { d, width: Math.round(pen - gap - x) };
}

/** Returns the characters of a text that the font has; the same text where it has all. */
export async function drawable(text: string, style: LetterStyle): Promise<string> {
  const fonts = await fontsOf(style);
  return [...text].filter((character) => fonts.some(({ has }) => has(character))).join('');
}

/** Returns the width of a text in ems. */
export async function widthInEms(text: string, style: LetterStyle, tracking = 0): Promise<number> {
  const { width } = await wordPath(text, { ...style, size: 1000, tracking });
  return width / 1000;
}
