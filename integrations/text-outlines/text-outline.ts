import * as hb from 'harfbuzzjs';
import { type FontStyle, fontsOf, type OutlineFont } from './outline-font.ts';

export interface TextStyle extends FontStyle {
  /** Font size in units of the drawing. */
  size: number;
  /** Letter spacing in ems. */
  tracking?: number;
}

/** Outline of a text as one SVG path, with its width. */
export interface TextOutline {
  d: string;
  width: number;
}

/** Characters that come from one font file. */
interface Run {
  font: OutlineFont;
  text: string;
}

/**
 * Converts a path from font units (y up) to whole units of the drawing (y down). Its commands are
 * relative, which takes a third of the bytes.
 */
function toRelativePath(path: string, dx: number, dy: number, scale: number): string {
  let [penX, penY] = [0, 0];
  let relativePath = '';
  for (const [, command = '', coordinates = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (coordinates.match(/-?[\d.]+/g) ?? []).map(Number);
    // x and y alternate.
    const points = numbers.map((value, i) =>
      Math.round(i % 2 ? dy - value * scale : dx + value * scale),
    );
    const steps = points.map((value, i) => value - (i % 2 ? penY : penX));
    penX = points.at(-2) ?? penX;
    penY = points.at(-1) ?? penY;
    const relative = command === 'M' ? `M${points}` : command.toLowerCase() + steps;
    relativePath += relative.replaceAll(',-', '-');
  }
  return relativePath;
}

/** Splits a text into runs of characters from one font file. */
function runsOf(text: string, fonts: readonly OutlineFont[], name: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fonts.find(({ hasGlyph }) => hasGlyph(character));
    if (!font) {
      throw new Error(`${name} has no letter “${character}”, which “${text}” needs.`);
    }
    const lastRun = runs.at(-1);
    if (lastRun?.font === font) lastRun.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Shapes a run: returns the outlines of its kerned glyphs, with positions in font units. */
function shapeRun({ font, text }: Run) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font.hbFont, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
    const position = positions[index];
    return position ? [{ path: font.hbFont.glyphToPath(codepoint), ...position }] : [];
  });
}

/**
 * Returns the outline of a text as one SVG path in whole units, kerned, on the baseline y =
 * `baseline`.
 * @throws Error for a character that the font lacks.
 */
export async function textOutline(
  text: string,
  style: TextStyle,
  x = 0,
  baseline = 0,
): Promise<TextOutline> {
  const letterSpacing = (style.tracking ?? 0) * style.size;
  let penX = x;
  let d = '';
  for (const run of runsOf(text, await fontsOf(style), style.face.name)) {
    const scale = style.size / run.font.upem;
    for (const { path, xOffset, yOffset, xAdvance } of shapeRun(run)) {
      d += toRelativePath(path, penX + xOffset * scale, baseline - yOffset * scale, scale);
      penX += xAdvance * scale + letterSpacing;
    }
  }
  return { d, width: Math.round(penX - letterSpacing - x) };
}

/** Returns a text without the characters that its font lacks. */
export async function supportedCharacters(text: string, style: FontStyle): Promise<string> {
  const fonts = await fontsOf(style);
  return [...text]
    .filter((character) => fonts.some(({ hasGlyph }) => hasGlyph(character)))
    .join('');
}

/** Returns the width of a text in ems. */
export async function widthInEms(text: string, style: FontStyle, tracking = 0): Promise<number> {
  const { width } = await textOutline(text, { ...style, size: 1000, tracking });
  return width / 1000;
}
