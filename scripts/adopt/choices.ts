import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { converter, formatHex, wcagContrast } from 'culori';
import { faintMarks, unreadablePairs } from '../../src/themes/contrast.ts';
import { isMeasured } from '../../src/themes/fallback-font.ts';
import { fonts } from '../../src/themes/fonts.ts';
import { house } from '../../src/themes/house.ts';
import type { Hex, Theme } from '../../src/themes/theme.ts';

/** Values from which the answers can be chosen. */
export interface Choices {
  homes: readonly string[];
  displayFonts: readonly string[];
  textFonts: readonly string[];
  /** Returns the error of an accent color, with the nearest valid color; undefined if valid. */
  colorError: (color: string) => string | undefined;
  /** Returns true for a file of the project. */
  hasFile: (path: string) => boolean;
}

const toHsl = converter('okhsl');

/** Returns the nearest shade of a color that fits, darker or lighter; undefined if there is none. */
function nearestShade(color: string, fits: (shade: Hex) => boolean): Hex | undefined {
  const baseColor = toHsl(color);
  if (!baseColor) return undefined;
  const steps = Array.from({ length: 40 }, (_, index) => (index + 1) / 50);
  for (const step of steps)
    for (const lightness of [baseColor.l - step, baseColor.l + step]) {
      if (lightness <= 0 || lightness >= 1) continue;
      const shade = formatHex({ ...baseColor, l: lightness }) as Hex;
      if (fits(shade)) return shade;
    }
  return undefined;
}

/** Returns the color of the logo for an accent: the accent, or its nearest shade that stands out. */
function signalOf(accent: Hex): Hex {
  const standsOut = (signal: Hex) => faintMarks({ ...house, extra: { signal } }).length === 0;
  return standsOut(accent) ? accent : (nearestShade(accent, standsOut) ?? accent);
}

/** Returns the house theme in the colors of another accent, from which related colors are mixed. */
export function recolorHouseTheme(accent: Hex): Theme {
  const { grounds: _grounds, ...theme } = house;
  const { colors, extra } = house;
  const needsDarkText = wcagContrast(accent, colors.ink) > wcagContrast(accent, '#ffffff');
  const onAccent = needsDarkText ? colors.ink : '#ffffff';
  const newColors = { ...colors, accent, onAccent };
  return { ...theme, colors: newColors, extra: { ...extra, signal: signalOf(accent) } };
}

function colorError(color: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return 'A color such as #1f5e45.';
  const [unreadablePair] = unreadablePairs(recolorHouseTheme(color as Hex));
  if (unreadablePair === undefined) return undefined;
  const isReadable = (shade: Hex) => unreadablePairs(recolorHouseTheme(shade)).length === 0;
  const shade = nearestShade(color, isReadable);
  return `Text in it could not be read (${unreadablePair}; 4.5 is needed).${shade ? ` Nearest that can: ${shade}` : ''}`;
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
export const findChoices = (projectRoot: string): Choices => ({
  homes: globSync('src/homes/*/meta.ts', { cwd: projectRoot })
    .map((file) => basename(dirname(file)))
    .sort(),
  displayFonts: fontNames('display'),
  textFonts: fontNames('text'),
  colorError,
  hasFile: (path) => existsSync(join(projectRoot, path)),
});
