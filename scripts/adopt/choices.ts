import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { converter, formatHex, wcagContrast } from 'culori';
import { unreadablePairs } from '../../src/themes/contrast.ts';
import { isMeasured } from '../../src/themes/fallback-font.ts';
import { fonts } from '../../src/themes/fonts.ts';
import { house } from '../../src/themes/house.ts';
import type { Hex, Theme } from '../../src/themes/theme.ts';

/** Values from which the answers can be chosen. */
export interface Choices {
  homes: readonly string[];
  displayFonts: readonly string[];
  textFonts: readonly string[];
  /** Returns what is wrong with an accent color, with one that would do. */
  colorProblem: (color: string) => string | undefined;
  /** Returns true for a file of the project. */
  hasFile: (path: string) => boolean;
}

const toHsl = converter('okhsl');

/** Returns the house theme with another accent; the colors that go with it are mixed from it. */
export function withAccent(accent: Hex): Theme {
  const { grounds: _grounds, ...theme } = house;
  const { colors } = house;
  const dark = wcagContrast(accent, colors.ink) > wcagContrast(accent, '#ffffff');
  return { ...theme, colors: { ...colors, accent, onAccent: dark ? colors.ink : '#ffffff' } };
}

/** Returns the nearest darker or lighter shade of a color that is readable; undefined where none is. */
function readableShade(color: string): string | undefined {
  const base = toHsl(color);
  if (!base) return undefined;
  const steps = Array.from({ length: 40 }, (_, index) => (index + 1) / 50);
  for (const step of steps)
    for (const l of [base.l - step, base.l + step].filter((value) => value > 0 && value < 1)) {
      const shade = formatHex({ ...base, l }) as Hex;
      if (unreadablePairs(withAccent(shade)).length === 0) return shade;
    }
  return undefined;
}

function colorProblem(color: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return 'A color such as #1f5e45.';
  const [first] = unreadablePairs(withAccent(color as Hex));
  if (first === undefined) return undefined;
  const shade = readableShade(color);
  return `Text in it could not be read (${first}; 4.5 is needed).${shade ? ` Nearest that can: ${shade}` : ''}`;
}

const fontNames = (role: 'display' | 'text') =>
  Object.values(fonts)
    .filter((font) =>
      isMeasured(
        role === 'display'
          ? { ...house, display: { ...house.display, font } }
          : { ...house, text: { font } },
        role,
      ),
    )
    .map(({ name }) => name);

/** Finds the values from which the answers can be chosen. */
export const findChoices = (root: string): Choices => ({
  homes: globSync('src/homes/*/meta.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort(),
  displayFonts: fontNames('display'),
  textFonts: fontNames('text'),
  colorProblem,
  hasFile: (path) => existsSync(join(root, path)),
});
