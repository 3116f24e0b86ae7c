import { type FontRole, fontRoles, fontStack } from '../../../src/themes/fallback-font.ts';
import type { FontFile } from '../../../src/themes/font.ts';
import type { Theme } from '../../../src/themes/theme.ts';
import { fallbackFontRules } from '../../../src/themes/theme-sheet.ts';
import { isThemeName, themes } from '../../../src/themes/themes.ts';
import { buildCache } from '../../build-cache/build-cache.ts';
import { bundleInline } from '../../inline-script/bundle-inline.ts';
import { type FirstScreenText, firstScreenText } from './first-screen-text.ts';
import { sortByWeight } from './match-weight.ts';
import { textFonts } from './text-fonts.ts';

const getCached = buildCache<FirstScreenText>(
  new URL('first-screen-text.ts', import.meta.url).href,
);
const readyFontsScript = bundleInline(new URL('ready-fonts.inline.ts', import.meta.url));

/**
 * Embeds a subset of the page's fonts with the glyphs of its first screen, so that the first paint
 * has the right fonts. The complete fonts load with the deferred stylesheet and render everything
 * below. Subset and complete font never mix within a line, and no text of the first screen changes
 * its font.
 */
export async function embedFirstScreenFonts(html: string): Promise<string> {
  const pageThemes = [...html.matchAll(/\sdata-theme="([\w-]+)"/g)].map(([, name = '']) => name);
  const [themeName = ''] = pageThemes;
  if (!isThemeName(themeName)) return html;
  const theme = themes[themeName];
  const styledHtml = addStyle(html, familyRules(theme));
  const { texts, tabularFamilies } = await getCached(styledHtml, () => firstScreenText(styledHtml));
  const rules: string[] = [];
  for (const role of fontRoles) {
    const family = subsetFamily(theme, role);
    const familyTexts = texts.get(family) ?? new Map();
    rules.push(...(await fontFaceRules(theme, role, familyTexts, tabularFamilies.has(family))));
  }
  // Sections of the page may have another theme, whose fallback fonts are needed as well.
  rules.push(...fallbackFontRules(pageThemes.filter(isThemeName)), familyRules(theme));
  return addStyle(html, rules.join(''), `<script>${await readyFontsScript}</script>`);
}

/** Adds a stylesheet, and optionally a script that needs it, at the end of the head. */
const addStyle = (html: string, rules: string, script = '') =>
  html.replace('</head>', () => `<style>${rules}</style>${script}</head>`);

/** Returns the font family of a subset; a font in both roles has two subsets. */
const subsetFamily = (theme: Theme, role: FontRole) =>
  `${theme[role].font.family}${theme.display.font === theme.text.font ? ` ${role}` : ''} First`;

/** Returns the rules that assign subsets to the first screen and complete fonts to its panels. */
function familyRules(theme: Theme): string {
  const subsetProperties = fontRoles.map(
    (role) => `--face-${role}:'${subsetFamily(theme, role)}',${fontStack(theme, role)}`,
  );
  const completeProperties = fontRoles.map((role) => `--face-${role}:${fontStack(theme, role)}`);
  return [
    `[data-first-screen]{${subsetProperties.join(';')}}`,
    // A heading that is itself the first screen keeps the display font.
    '[data-first-screen]:not(h1){font-family:var(--face-text)}',
    // Dialogs and popovers contain other glyphs and weights: a subset would mix with the complete
    // font.
    `[data-first-screen] :is(dialog,[popover]){${completeProperties.join(';')};font-family:var(--face-text)}`,
  ].join('');
}

/** Returns one `@font-face` for each font that the role's texts need. */
async function fontFaceRules(
  theme: Theme,
  role: FontRole,
  texts: ReadonlyMap<number, ReadonlySet<string>>,
  hasTabularFigures: boolean,
): Promise<string[]> {
  const { font, axes } = theme[role];
  const textsByFile = new Map<FontFile, Map<number, Set<string>>>();
  for (const [requestedWeight, newTexts] of texts) {
    const { file, weight } = nearestWeight(font.files, requestedWeight);
    const fileTexts = textsByFile.get(file) ?? new Map<number, Set<string>>();
    const weightTexts = new Set([...(fileTexts.get(weight) ?? []), ...newTexts]);
    textsByFile.set(file, fileTexts.set(weight, weightTexts));
  }
  const subsets = await Promise.all(
    [...textsByFile].map(([file, fileTexts]) =>
      textFonts({ file, axes, hasTabularFigures }, fileTexts),
    ),
  );
  return subsets.flat().map(({ weights: [lightest, heaviest], font: subset }) => {
    const weight = lightest === heaviest ? lightest : `${lightest} ${heaviest}`;
    return `@font-face{font-family:'${subsetFamily(theme, role)}';font-weight:${weight};font-display:block;src:url(data:font/woff2;base64,${subset.toString('base64')}) format('woff2')}`;
  });
}

/** Returns the font file for a requested weight, and the nearest weight that the file has. */
function nearestWeight(
  files: readonly FontFile[],
  requestedWeight: number,
): { file: FontFile; weight: number } {
  const [file] = sortByWeight(files, requestedWeight, ({ weights }) => weights);
  if (!file) throw new Error('A font without files cannot be embedded.');
  const [lightest, heaviest] = file.weights;
  return { file, weight: Math.min(heaviest, Math.max(lightest, requestedWeight)) };
}
