import { type FontRole, fontRoles, fontStack } from '../../../src/themes/fallback-font.ts';
import type { FontFile } from '../../../src/themes/font.ts';
import type { Theme } from '../../../src/themes/theme.ts';
import { fallbackFontRules } from '../../../src/themes/theme-sheet.ts';
import { isThemeName, themes } from '../../../src/themes/themes.ts';
import { buildCache } from '../../build-cache/build-cache.ts';
import { bundleInline } from '../../inline-script/bundle-inline.ts';
import { type FirstScreen, firstScreenText } from './first-screen-text.ts';
import { byWeight } from './match-weight.ts';
import { textFonts } from './text-fonts.ts';

const cached = buildCache<FirstScreen>(new URL('first-screen-text.ts', import.meta.url).href);
const readyFonts = bundleInline(new URL('ready-fonts.inline.ts', import.meta.url));

/**
 * Embeds a subset of the page's fonts with the glyphs of its first screen, so that the first paint
 * has the right type. The complete fonts come with the deferred stylesheet and serve everything
 * below: the two never mix within a line, and nothing on the first screen swaps.
 */
export async function embedFirstScreenFonts(html: string): Promise<string> {
  const onPage = [...html.matchAll(/\sdata-theme="([\w-]+)"/g)].map(([, name = '']) => name);
  const [name = ''] = onPage;
  if (!isThemeName(name)) return html;
  const theme = themes[name];
  const styled = withStyle(html, familyRules(theme));
  const { texts, tabular } = await cached(styled, () => firstScreenText(styled));
  const rules: string[] = [];
  for (const role of fontRoles) {
    const family = subsetFamily(theme, role);
    const own = texts.get(family);
    if (own) rules.push(...(await fontFaceRules(theme, role, own, tabular.has(family))));
  }
  // Parts of the page may have another theme; its fallback fonts are needed as well.
  rules.push(...fallbackFontRules(onPage.filter(isThemeName)), familyRules(theme));
  return withStyle(html, rules.join(''), `<script>${await readyFonts}</script>`);
}

const withStyle = (html: string, rules: string, script = '') =>
  html.replace('</head>', () => `<style>${rules}</style>${script}</head>`);

/** Names the family of a subset; a font in both roles has two subsets. */
const subsetFamily = (theme: Theme, role: FontRole) =>
  `${theme[role].font.family}${theme.display.font === theme.text.font ? ` ${role}` : ''} First`;

/** Returns the rules that assign subsets and complete fonts to parts of the page. */
function familyRules(theme: Theme): string {
  const first = fontRoles.map(
    (role) => `--face-${role}:'${subsetFamily(theme, role)}',${fontStack(theme, role)}`,
  );
  const whole = fontRoles.map((role) => `--face-${role}:${fontStack(theme, role)}`);
  return [
    `[data-first-screen]{${first.join(';')}}`,
    // A heading that is itself the first screen keeps the display font.
    '[data-first-screen]:not(h1){font-family:var(--face-text)}',
    // Dialogs and popovers contain other glyphs and weights: subset and complete font would mix.
    `[data-first-screen] :is(dialog,[popover]){${whole.join(';')};font-family:var(--face-text)}`,
  ].join('');
}

type Texts = ReadonlyMap<number, ReadonlySet<string>>;

/** Returns one `@font-face` for each font that the role's texts need. */
async function fontFaceRules(
  theme: Theme,
  role: FontRole,
  texts: Texts,
  tabular: boolean,
): Promise<string[]> {
  const { font, axes } = theme[role];
  const chosenFiles = [...texts.keys()].map((wanted) => fileFor(font.files, wanted));
  const needs = new Map<FontFile, Map<number, Set<string>>>();
  for (const [wanted, set] of texts) {
    // Browsers choose among the embedded fonts by the requested weight.
    const [chosen] = byWeight(chosenFiles, wanted, ({ weight }) => [weight, weight]);
    if (!chosen) continue;
    const { file, weight } = chosen;
    const own = needs.get(file) ?? new Map<number, Set<string>>();
    needs.set(file, own.set(weight, new Set([...(own.get(weight) ?? []), ...set])));
  }
  const subsets = await Promise.all(
    [...needs].map(([file, own]) => textFonts({ file, axes, tabular }, own)),
  );
  return subsets.flat().map(({ weights: [least, most], font: subset }) => {
    const weight = least === most ? least : `${least} ${most}`;
    return `@font-face{font-family:'${subsetFamily(theme, role)}';font-weight:${weight};font-display:block;src:url(data:font/woff2;base64,${subset.toString('base64')}) format('woff2')}`;
  });
}

/** Returns the font file for a requested weight, and the nearest weight that it has. */
function fileFor(files: readonly FontFile[], wanted: number): { file: FontFile; weight: number } {
  const [file] = byWeight(files, wanted, ({ weights }) => weights);
  if (!file) throw new Error('A font without files cannot be embedded.');
  const [least, most] = file.weights;
  return { file, weight: Math.min(most, Math.max(least, wanted)) };
}
