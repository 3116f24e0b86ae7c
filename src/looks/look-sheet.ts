import type { Face, FaceFile } from './face.ts';
import type { Colours, Look } from './look.ts';
import { looks, type Theme, themes } from './looks.ts';
import { faceRoles, faceStack, settingsOf, standInRule } from './stand-in.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const prefixed = (prefix: string, values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${prefix}${kebab(name)}`, `${value}`]),
  );

/** Tokens that a ground turns round (tones.css); the look's own stay at hand under these names. */
const turned = ['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent'] as const;

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
  const own = Object.fromEntries(turned.map((name) => [name, colours[name]]));
  const light = scheme === 'light';
  const rest = Object.entries(colours).filter(([name]) => !Object.hasOwn(own, name));
  return {
    ...prefixed('own-', own),
    ...Object.fromEntries(
      turned.map((name: keyof Colours) => [`--${kebab(name)}`, `var(--own-${kebab(name)})`]),
    ),
    ...prefixed('', Object.fromEntries(rest)),
    '--on-highlight': light ? colours.ink : colours.paper,
    ...(light ? {} : darkGrounds(colours)),
    ...prefixed('', grounds),
    ...prefixed('', extra),
  };
}

/** All custom properties of a look, with the two that are not: `color-scheme` is one of them. */
export function lookTokens(look: Look): Record<string, string> {
  const [medium, semibold, bold, extrabold] = look.display.weights;
  return {
    'color-scheme': look.scheme,
    ...colourTokens(look),
    '--face-display': faceStack(look, 'display'),
    '--face-text': faceStack(look, 'text'),
    '--heading-medium': `${medium}`,
    '--heading-semibold': `${semibold}`,
    '--heading-weight': `${bold}`,
    '--heading-heavy': `${extrabold}`,
    '--heading-tracking': `${look.display.tracking}em`,
    '--heading-words': `${look.display.words ?? 0}em`,
    '--heading-settings': settingsOf(look.display),
    '--text-settings': settingsOf(look.text),
    '--corner': `${look.corner.scale}`,
    '--corner-control': look.corner.control,
  };
}

/** The rule that puts a look on: everything else follows from its tokens. */
export function lookRule(theme: Theme): string {
  const tokens = Object.entries(lookTokens(looks[theme]));
  return `[data-theme="${theme}"]{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

const weight = ([least, most]: FaceFile['weights']) =>
  least === most ? `${least}` : `${least} ${most}`;

/** The faces of a look, each once: the same may be set as display and as text. */
export const facesOf = (look: Look): Face[] => [...new Set([look.display.face, look.text.face])];

/**
 * The whole sheet of a look: its tokens, its faces (they come late) and their stand-ins.
 *
 * @param urlOf where the site serves a font file
 */
export function lookSheet(theme: Theme, urlOf: (file: FaceFile) => string): string {
  const look = looks[theme];
  const faces = facesOf(look).flatMap(({ family, files }) =>
    files.map(
      (file) =>
        `@font-face{font-family:'${family}';font-weight:${weight(file.weights)};font-display:swap;src:url("${urlOf(file)}") format("woff2")}`,
    ),
  );
  return [lookRule(theme), ...faces, ...standInRules([theme])].join('\n');
}

const tokensOf = (theme: Theme) => Object.keys(lookTokens(looks[theme]));

/** Tokens that some of the looks set, and this one does not. */
export function foreignTokens(theme: Theme, others: readonly Theme[]): string[] {
  const own = new Set(tokensOf(theme));
  return [...new Set(others.flatMap(tokensOf))].filter((name) => !own.has(name));
}

/**
 * What only some looks set must not reach into a part that wears another look. Of no weight, so that
 * the look of the part has the last word; only pages with parts in other looks need it.
 */
export function nestedRule(): string {
  const optional = [...new Set(themes.flatMap((theme) => foreignTokens(theme, themes)))];
  return `:where([data-theme] [data-theme]){${optional.map((name) => `${name}:initial`).join(';')}}`;
}

/** Stand-ins of several looks, each rule once. */
export const standInRules = (names: readonly Theme[]): string[] => [
  ...new Set(names.flatMap((name) => faceRoles.map((role) => standInRule(looks[name], role)))),
];
