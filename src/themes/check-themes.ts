import { faintMarks, unreadablePairs } from './contrast.ts';
import { fontKey, fontRoles, isMeasured } from './fallback-font.ts';
import type { Theme } from './theme.ts';
import { themes } from './themes.ts';

const hexPattern = /^#[0-9a-f]{6}$/i;

/** Returns the values of a theme that are no valid color, as `field: message`. */
const invalidColors = ({ colors, grounds = {}, extra = {} }: Theme): string[] =>
  Object.entries({ colors, grounds, extra }).flatMap(([group, values]) =>
    Object.entries<string | undefined>({ ...values })
      .filter(([, value]) => value !== undefined && !hexPattern.test(value))
      .map(([name, value]) => `field ${group}.${name}: ${value} is no color such as #1f5e45`),
  );

/** Returns the fonts of a theme that were not measured, as `field: message`. */
const unmeasuredFonts = (theme: Theme): string[] =>
  fontRoles
    .filter((role) => !isMeasured(theme, role))
    .map(
      (role) =>
        `field ${role}.font: ${fontKey(theme, role)} was not measured, so the page would move when it loads. Run: npm run fonts:measure`,
    );

/**
 * Finds errors of themes: values that are no valid color, text that cannot be read on its
 * background and a logo that is too faint (WCAG 2.2 AA), and fonts that were not measured.
 *
 * @returns a line for each, naming file and field
 */
export const findThemeErrors = (records: Readonly<Record<string, Theme>>): string[] =>
  Object.entries(records).flatMap(([name, theme]) => {
    const colorErrors = invalidColors(theme);
    // Contrast cannot be computed for a value that is no color.
    const contrastErrors =
      colorErrors.length > 0
        ? []
        : [
            ...unreadablePairs(theme).map(
              (pair) => `field colors: ${pair}, and text needs a contrast of 4.5`,
            ),
            ...faintMarks(theme).map(
              (pair) => `field extra.signal: ${pair}, and a logo needs a contrast of 3`,
            ),
          ];
    return [...colorErrors, ...contrastErrors, ...unmeasuredFonts(theme)].map(
      (error) => `src/themes/${name}.ts, ${error}`,
    );
  });

/** Errors of this site's themes. A constant, so that a change of other content computes no contrast. */
export const themeErrors: readonly string[] = findThemeErrors(themes);
