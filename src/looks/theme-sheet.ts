import { fallbackFontRule, fontRoles, fontStack, variationSettings } from './fallback-font.ts';
import type { Font, FontFile } from './font.ts';
import type { Colours, Look } from './look.ts';
import { looks, type ThemeName, themeNames } from './looks.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const prefixed = (prefix: string, values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${prefix}${kebab(name)}`, `${value}`]),
  );

/** Tokens that a ground turns round (tones.css); the look's own stay at hand under these names. */
const toneTokens = ['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent'] as const;

/** A light look's accent darkens towards its ink; a dark look's would lose itself in its grounds. */
const darkGrounds = ({ paper, ink, deep, onDeep, highlight }: Colours) => ({
  '--highlight-accent': paper,
  '--highlight-on-accent': highlight,
  '--deep-accent': onDeep,
  '--deep-on-accent': deep,
  '--ink-accent': paper,
  '--ink-on-accent': ink,
});

function colourTokens({ scheme, colours, grounds = {}, extra = {} }: Look) {
  const own = Object.fromEntries(toneTokens.map((name) => [name, colours[name]]));
  const light = scheme === 'light';
  const rest = Object.entries(colours).filter(([name]) => !Object.hasOwn(own, name));
  return {
    ...prefixed('own-', own),
    ...Object.fromEntries(
      toneTokens.map((name: keyof Colours) => [`--${kebab(name)}`, `var(--own-${kebab(name)})`]),
    ),
    ...prefixed('', Object.fromEntries(rest)),
    '--on-highlight': light ? colours.ink : colours.paper,
    ...(light ? {} : darkGrounds(colours)),
    ...prefixed('', grounds),
    ...prefixed('', extra),
  };
}

/** All custom properties of a look, with the two that are not: `color-scheme` is one of them. */
export function themeTokens(look: Look): Record<string, string> {
  const [medium, semibold, bold, extrabold] = look.display.weights;
  return {
    'color-scheme': look.scheme,
    ...colourTokens(look),
    '--face-display': fontStack(look, 'display'),
    '--face-text': fontStack(look, 'text'),
    '--heading-medium': `${medium}`,
    '--heading-semibold': `${semibold}`,
    '--heading-weight': `${bold}`,
    '--heading-heavy': `${extrabold}`,
    '--heading-tracking': `${look.display.tracking}em`,
    '--heading-words': `${look.display.words ?? 0}em`,
    '--heading-settings': variationSettings(look.display),
    '--text-settings': variationSettings(look.text),
    '--corner': `${look.corner.scale}`,
    '--corner-control': look.corner.control,
  };
}

/** The rule that puts a look on: everything else follows from its tokens. */
export function themeRule(theme: ThemeName): string {
  const tokens = Object.entries(themeTokens(looks[theme]));
  return `[data-theme="${theme}"]{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

const weightRange = ([least, most]: FontFile['weights']) =>
  least === most ? `${least}` : `${least} ${most}`;

/** The faces of a look, each once: the same may be set as display and as text. */
export const fontsOf = (look: Look): Font[] => [...new Set([look.display.font, look.text.font])];

/**
 * The whole sheet of a look: its tokens, its faces (they come late) and their stand-ins.
 *
 * @param urlOf where the site serves a font file
 */
export function themeSheet(theme: ThemeName, urlOf: (file: FontFile) => string): string {
  const look = looks[theme];
  const fontFaces = fontsOf(look).flatMap(({ family, files }) =>
    files.map(
      (file) =>
        `@font-face{font-family:'${family}';font-weight:${weightRange(file.weights)};font-display:swap;src:url("${urlOf(file)}") format("woff2")}`,
    ),
  );
  return [themeRule(theme), ...fontFaces, ...fallbackFontRules([theme])].join('\n');
}

const tokensOf = (theme: ThemeName) => Object.keys(themeTokens(looks[theme]));

/** Tokens that some of the looks set, and this one does not. */
export function foreignTokens(theme: ThemeName, others: readonly ThemeName[]): string[] {
  const own = new Set(tokensOf(theme));
  return [...new Set(others.flatMap(tokensOf))].filter((name) => !own.has(name));
}

/**
 * What only some looks set must not reach into a part that wears another look. Of no weight, so that
 * the look of the part has the last word; only pages with parts in other looks need it.
 */
export function nestedThemeRule(): string {
  const optional = [...new Set(themeNames.flatMap((theme) => foreignTokens(theme, themeNames)))];
  return `:where([data-theme] [data-theme]){${optional.map((name) => `${name}:initial`).join(';')}}`;
}

/** Stand-ins of several looks, each rule once. */
export const fallbackFontRules = (names: readonly ThemeName[]): string[] => [
  ...new Set(names.flatMap((name) => fontRoles.map((role) => fallbackFontRule(looks[name], role)))),
];
