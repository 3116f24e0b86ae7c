import type { FaceFile } from '../../../src/looks/face.ts';
import type { Look } from '../../../src/looks/look.ts';
import { standInRules } from '../../../src/looks/look-sheet.ts';
import { isTheme, looks } from '../../../src/looks/looks.ts';
import { type FaceRole, faceRoles, faceStack } from '../../../src/looks/stand-in.ts';
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
  if (!isTheme(theme)) return html;
  const look = looks[theme];
  const styled = withStyle(html, familyRules(look));
  const { words, tabular } = await cached(styled, () => firstScreenWords(styled));
  const rules: string[] = [];
  for (const role of faceRoles) {
    const name = firstName(look, role);
    const own = words.get(name);
    if (own) rules.push(...(await faceRules(look, role, own, tabular.has(name))));
  }
  // A part of the page may wear another look; its stand-in faces have to be there as well.
  rules.push(...standInRules(worn.filter(isTheme)), familyRules(look));
  return withStyle(html, rules.join(''), `<script>${await readyFaces}</script>`);
}

const withStyle = (html: string, rules: string, script = '') =>
  html.replace('</head>', () => `<style>${rules}</style>${script}</head>`);

/** One face may be set in two ways: each way has its own part. */
const firstName = (look: Look, role: FaceRole) =>
  `${look[role].face.family}${look.display.face === look.text.face ? ` ${role}` : ''} First`;

/** Which part of the page is set in which faces. */
function familyRules(look: Look): string {
  const first = faceRoles.map(
    (role) => `--face-${role}:'${firstName(look, role)}',${faceStack(look, role)}`,
  );
  const whole = faceRoles.map((role) => `--face-${role}:${faceStack(look, role)}`);
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
  role: FaceRole,
  words: Words,
  tabular: boolean,
): Promise<string[]> {
  const { face, axes } = look[role];
  const made = [...words.keys()].map((asked) => fileFor(face.files, asked));
  const needs = new Map<FaceFile, Map<number, Set<string>>>();
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
function fileFor(files: readonly FaceFile[], asked: number): { file: FaceFile; weight: number } {
  const [file] = byWeight(files, asked, ({ weights }) => weights);
  if (!file) throw new Error('A face without files cannot be embedded.');
  const [least, most] = file.weights;
  return { file, weight: Math.min(most, Math.max(least, asked)) };
}
