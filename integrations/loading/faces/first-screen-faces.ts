import { type FontRole, fontRoles, fontStack } from '../../../src/looks/fallback-font.ts';
import type { FontFile } from '../../../src/looks/font.ts';
import type { Look } from '../../../src/looks/look.ts';
import { isThemeName, looks } from '../../../src/looks/looks.ts';
import { fallbackFontRules } from '../../../src/looks/theme-sheet.ts';
import { buildCache } from '../../build-cache/build-cache.ts';
import { bundleInline } from '../../inline-script/bundle-inline.ts';
import { byWeight } from './chosen-weight.ts';
import { type FirstScreen, firstScreenWords } from './first-screen-words.ts';
import { wordFaces } from './word-faces.ts';

const cached = buildCache<FirstScreen>(new URL('first-screen-words.ts', import.meta.url).href);
const readyFaces = bundleInline(new URL('ready-faces.inline.ts', import.meta.url));

/**
 * Embeds, page by page, what it takes of the page's typefaces to set the words of its first screen,
 * so that the first paint shows the right type. The whole faces come with the late sheet and serve
 * everything below: the two never mix within a line, and nothing on the first screen swaps.
 */
export async function embedFirstScreenFaces(html: string): Promise<string> {
  const worn = [...html.matchAll(/\sdata-theme="([\w-]+)"/g)].map(([, name = '']) => name);
  const [theme = ''] = worn;
  if (!isThemeName(theme)) return html;
  const look = looks[theme];
  const styled = withStyle(html, familyRules(look));
  const { words, tabular } = await cached(styled, () => firstScreenWords(styled));
  const rules: string[] = [];
  for (const role of fontRoles) {
    const name = firstName(look, role);
    const own = words.get(name);
    if (own) rules.push(...(await faceRules(look, role, own, tabular.has(name))));
  }
  // A part of the page may wear another look; its stand-in faces have to be there as well.
  rules.push(...fallbackFontRules(worn.filter(isThemeName)), familyRules(look));
  return withStyle(html, rules.join(''), `<script>${await readyFaces}</script>`);
}

const withStyle = (html: string, rules: string, script = '') =>
  html.replace('</head>', () => `<style>${rules}</style>${script}</head>`);

/** One face may be set in two ways: each way has its own part. */
const firstName = (look: Look, role: FontRole) =>
  `${look[role].font.family}${look.display.font === look.text.font ? ` ${role}` : ''} First`;

/** Which part of the page is set in which faces. */
function familyRules(look: Look): string {
  const first = fontRoles.map(
    (role) => `--face-${role}:'${firstName(look, role)}',${fontStack(look, role)}`,
  );
  const whole = fontRoles.map((role) => `--face-${role}:${fontStack(look, role)}`);
  return [
    `[data-first-screen]{${first.join(';')}}`,
    // A heading that is the first screen by itself keeps the face of headings.
    '[data-first-screen]:not(h1){font-family:var(--face-text)}',
    // What opens later has other letters and other weights: a part would mix with the whole face.
    `[data-first-screen] :is(dialog,[popover]){${whole.join(';')};font-family:var(--face-text)}`,
  ].join('');
}

type Words = ReadonlyMap<number, ReadonlySet<string>>;

/** One rule for each font that the role's words need. */
async function faceRules(
  look: Look,
  role: FontRole,
  words: Words,
  tabular: boolean,
): Promise<string[]> {
  const { font: face, axes } = look[role];
  const made = [...words.keys()].map((asked) => fileFor(face.files, asked));
  const needs = new Map<FontFile, Map<number, Set<string>>>();
  for (const [asked, set] of words) {
    // Of what is there, browsers choose by the weight that they are asked for.
    const [chosen] = byWeight(made, asked, ({ weight }) => [weight, weight]);
    if (!chosen) continue;
    const { file, weight } = chosen;
    const own = needs.get(file) ?? new Map<number, Set<string>>();
    needs.set(file, own.set(weight, new Set([...(own.get(weight) ?? []), ...set])));
  }
  const fonts = await Promise.all(
    [...needs].map(([file, own]) => wordFaces({ file, axes, tabular }, own)),
  );
  return fonts.flat().map(({ weights: [least, most], font }) => {
    const weight = least === most ? least : `${least} ${most}`;
    return `@font-face{font-family:'${firstName(look, role)}';font-weight:${weight};font-display:block;src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')}`;
  });
}

/** The file for a weight, and the weight in it that then stands for it. */
function fileFor(files: readonly FontFile[], asked: number): { file: FontFile; weight: number } {
  const [file] = byWeight(files, asked, ({ weights }) => weights);
  if (!file) throw new Error('A face without files cannot be embedded.');
  const [least, most] = file.weights;
  return { file, weight: Math.min(most, Math.max(least, asked)) };
}
