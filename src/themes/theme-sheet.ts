import { fallbackFontRule, fontRoles, fontStack, variationSettings } from './fallback-font.ts';
import type { Font, FontFile } from './font.ts';
import type { Colors, Theme } from './theme.ts';
import { type ThemeName, themeNames, themes } from './themes.ts';

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const customProperties = (prefix: string, values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${prefix}${kebabCase(name)}`, `${value}`]),
  );

/** Tokens that a tone sets anew (tones.css); the values of the theme stay available as `--own-…`. */
const toneTokens = ['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent'] as const;

/**
 * Accents of a dark theme on its tones. Those of a light theme are mixed with its ink (tones.css),
 * which would lack contrast here.
 */
const darkToneAccents = ({ paper, ink, deep, onDeep, highlight }: Colors) => ({
  '--highlight-accent': paper,
  '--highlight-on-accent': highlight,
  '--deep-accent': onDeep,
  '--deep-on-accent': deep,
  '--ink-accent': paper,
  '--ink-on-accent': ink,
});

function colorTokens({ scheme, colors, grounds = {}, extra = {} }: Theme) {
  const toneColors = Object.fromEntries(toneTokens.map((name) => [name, colors[name]]));
  const isLight = scheme === 'light';
  const otherColors = Object.entries(colors).filter(([name]) => !Object.hasOwn(toneColors, name));
  return {
    ...customProperties('own-', toneColors),
    ...Object.fromEntries(
      toneTokens.map((name: keyof Colors) => [
        `--${kebabCase(name)}`,
        `var(--own-${kebabCase(name)})`,
      ]),
    ),
    ...customProperties('', Object.fromEntries(otherColors)),
    '--on-highlight': isLight ? colors.ink : colors.paper,
    ...(isLight ? {} : darkToneAccents(colors)),
    ...customProperties('', grounds),
    ...customProperties('', extra),
  };
}

/** Returns all declarations of a theme: its custom properties and `color-scheme`. */
export function themeTokens(theme: Theme): Record<string, string> {
  const [medium, semibold, bold, extrabold] = theme.display.weights;
  return {
    'color-scheme': theme.scheme,
    ...colorTokens(theme),
    '--face-display': fontStack(theme, 'display'),
    '--face-text': fontStack(theme, 'text'),
    '--heading-medium': `${medium}`,
    '--heading-semibold': `${semibold}`,
    '--heading-weight': `${bold}`,
    '--heading-heavy': `${extrabold}`,
    '--heading-tracking': `${theme.display.tracking}em`,
    '--heading-words': `${theme.display.wordSpacing ?? 0}em`,
    '--heading-settings': variationSettings(theme.display),
    '--text-settings': variationSettings(theme.text),
    '--corner': `${theme.corner.scale}`,
    '--corner-control': theme.corner.control,
  };
}

/** Returns the CSS rule of a theme, which sets its tokens on `[data-theme]`. */
export function themeRule(theme: ThemeName): string {
  const tokens = Object.entries(themeTokens(themes[theme]));
  return `[data-theme="${theme}"]{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

const weightRange = ([least, most]: FontFile['weights']) =>
  least === most ? `${least}` : `${least} ${most}`;

/** Returns the fonts of a theme, each once: headings and text may share one. */
export const fontsOf = (theme: Theme): Font[] => [
  ...new Set([theme.display.font, theme.text.font]),
];

/**
 * Returns the stylesheet of a theme: its tokens, web fonts (`font-display: swap`) and fallback fonts.
 *
 * @param urlOf returns the URL of a font file
 */
export function themeSheet(name: ThemeName, urlOf: (file: FontFile) => string): string {
  const theme = themes[name];
  const fontFaces = fontsOf(theme).flatMap(({ family, files }) =>
    files.map(
      (file) =>
        `@font-face{font-family:'${family}';font-weight:${weightRange(file.weights)};font-display:swap;src:url("${urlOf(file)}") format("woff2")}`,
    ),
  );
  return [themeRule(name), ...fontFaces, ...fallbackFontRules([name])].join('\n');
}

const tokensOf = (theme: ThemeName) => Object.keys(themeTokens(themes[theme]));

/** Returns the tokens that other themes set and this one does not. */
export function foreignTokens(theme: ThemeName, others: readonly ThemeName[]): string[] {
  const ownTokens = new Set(tokensOf(theme));
  return [...new Set(others.flatMap(tokensOf))].filter((name) => !ownTokens.has(name));
}

/**
 * Returns the rule that resets tokens which only some themes set, in elements with a nested theme. Has
 * no specificity, so that the nested theme wins. Needed only on pages with nested themes.
 */
export function nestedThemeRule(): string {
  const optionalTokens = [
    ...new Set(themeNames.flatMap((theme) => foreignTokens(theme, themeNames))),
  ];
  return `:where([data-theme] [data-theme]){${optionalTokens.map((name) => `${name}:initial`).join(';')}}`;
}

/** Returns the fallback font rules of several themes, each once. */
export const fallbackFontRules = (names: readonly ThemeName[]): string[] => [
  ...new Set(
    names.flatMap((name) => fontRoles.map((role) => fallbackFontRule(themes[name], role))),
  ),
];
