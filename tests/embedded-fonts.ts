import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import { convertFont } from '../integrations/loading/fonts/font-container.ts';
import { sortByWeight, type Weights } from '../integrations/loading/fonts/match-weight.ts';
import { fonts } from '../src/themes/fonts.ts';

/** Font that a page embeds for its first screen. */
export interface EmbeddedFont {
  family: string;
  weights: Weights;
  /** Characters that the complete font has; no subset can have others. */
  known: ReadonlySet<string>;
  letters: ReadonlySet<string>;
  /** Tags of its tables. */
  tables: readonly string[];
}

const rule =
  /@font-face\{font-family:'([^']+ First)';font-weight:(\d+)(?: (\d+))?;[^}]*base64,([^)]+)\)/g;

const lettersOf = (font: Buffer) => {
  const codes = new Face(new Blob(new Uint8Array(font))).collectUnicodes();
  return new Set([...codes].map((code) => String.fromCodePoint(code)));
};

const require = createRequire(import.meta.url);
const whole = new Map<string, Promise<Set<string>>>();

/**
 * Returns the characters of a family in all its files; `Figtree Variable text First` is the text
 * role of `Figtree Variable`.
 */
function glyphsOfFamily(family: string): Promise<Set<string>> {
  const face = Object.values(fonts).find((each) => family.startsWith(`${each.family} `));
  if (!face) throw new Error(`${family} is not among the fonts of the themes.`);
  const known =
    whole.get(face.family) ??
    Promise.all(
      face.files.map(async ({ path }) => {
        return lettersOf(await convertFont(await readFile(require.resolve(path)), 'truetype'));
      }),
    ).then((sets) => new Set(sets.flatMap((set) => [...set])));
  whole.set(face.family, known);
  return known;
}

/** Decodes the fonts embedded in a page's HTML. */
export async function embeddedFonts(html: string): Promise<EmbeddedFont[]> {
  const found = [...html.matchAll(rule)].map(
    async ([, family = '', least, most = least, base64 = '']) => {
      const font = await convertFont(Buffer.from(base64, 'base64'), 'truetype');
      const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
        font.toString('latin1', 12 + index * 16, 16 + index * 16),
      );
      const weights = [Number(least), Number(most)] as const;
      const known = await glyphsOfFamily(family);
      return { family, weights, known, letters: lettersOf(font), tables };
    },
  );
  return Promise.all(found);
}

/** Text with the font family and weight that render it. */
export interface Run {
  family: string;
  weight: number;
  text: string;
}

/** Returns the glyphs of these texts that the embedded fonts lack, one line each. */
export function missingGlyphs(faces: readonly EmbeddedFont[], runs: readonly Run[]): string[] {
  return runs.flatMap(({ family, weight, text }) => {
    const own = faces.filter((face) => face.family === family);
    const [face] = sortByWeight(own, weight, ({ weights }) => weights);
    const gone = [...text].filter(
      (letter) =>
        /\S/.test(letter) && !face?.letters.has(letter) && (face?.known.has(letter) ?? true),
    );
    return gone.length > 0 ? [`${family} ${weight} has no "${gone.join('')}" of "${text}"`] : [];
  });
}
