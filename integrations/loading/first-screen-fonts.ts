import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { FaceFile } from '../../src/looks/face.ts';
import type { Look } from '../../src/looks/look.ts';
import { standInRules } from '../../src/looks/look-sheet.ts';
import { isTheme, looks } from '../../src/looks/looks.ts';
import { type FaceRole, faceRoles, faceStack, weightOf } from '../../src/looks/stand-in.ts';
import { bundleInline } from '../inline-script/bundle-inline.ts';
import { subsetFace } from './subset-face.ts';

const readyFaces = bundleInline(new URL('ready-faces.inline.ts', import.meta.url));

type Element = Tree.Element;
type Node = Tree.Node;

/** Weights as the text face has them; what they come to in headings is the look's business. */
const weights: Record<string, number> = {
  'font-normal': 400,
  'font-medium': 500,
  'font-semibold': 600,
  'font-bold': 700,
  'font-extrabold': 800,
};

function weightIn({ display }: Look, role: FaceRole, weight: number): number {
  return role === 'display' ? (display.weights[weight / 100 - 5] ?? weight) : weight;
}

/** What one typeface has to show in the first screen. */
interface Need {
  glyphs: Set<string>;
  weights: Set<number>;
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((item) => item.name === name)?.value;

const isFirstScreen = (element: Element) => attribute(element, 'data-first-screen') !== undefined;

/**
 * Embeds, page by page, a subset of the page's typefaces with just the glyphs of its first screen,
 * so that the first paint shows the right type. The whole faces come with the late sheet and serve
 * everything below: the two never mix within a line, and nothing on the first screen swaps.
 */
export async function embedFirstScreenFonts(html: string): Promise<string> {
  const document = parse(html);
  const theme = findAttribute(document, 'data-theme');
  if (theme === undefined || !isTheme(theme)) return html;
  const look = looks[theme];
  const needs: Record<FaceRole, Need> = {
    display: { glyphs: new Set(), weights: new Set() },
    text: { glyphs: new Set('0123456789'), weights: new Set([400]) },
  };
  collect(document, needs, { inside: false, role: 'text', weight: 400, upper: false });
  const rules: string[] = [];
  for (const role of faceRoles) {
    if (needs[role].glyphs.size > 0) rules.push(...(await subsetRules(look, role, needs[role])));
  }
  // A part of the page may wear another look; its stand-in faces have to be there as well.
  const worn = [...html.matchAll(/\sdata-theme="([\w-]+)"/g)].map(([, name = '']) => name);
  rules.push(...standInRules([theme, ...worn.filter(isTheme)]));
  const first = faceRoles.map(
    (role) => `--face-${role}:'${firstName(look, role)}',${faceStack(look, role)}`,
  );
  const whole = faceRoles.map((role) => `--face-${role}:${faceStack(look, role)}`);
  rules.push(
    `[data-first-screen]{${first.join(';')};font-family:var(--face-text)}`,
    // What opens later has other letters and other weights: a subset would mix with the whole face.
    `[data-first-screen] :is(dialog,[popover]){${whole.join(';')};font-family:var(--face-text)}`,
  );
  const parts = `<style>${rules.join('')}</style><script>${await readyFaces}</script>`;
  return html.replace('</head>', () => `${parts}</head>`);
}

/** One face may be set in two ways: each way has its own subset. */
const firstName = (look: Look, role: FaceRole) =>
  `${look[role].face.family}${look.display.face === look.text.face ? ` ${role}` : ''} First`;

/** Rules for the glyphs of one role, as few files as the weights need. */
async function subsetRules(look: Look, role: FaceRole, need: Need): Promise<string[]> {
  const { face, axes } = look[role];
  const glyphs = [...need.glyphs].sort().join('');
  const asked = need.weights.size > 0 ? [...need.weights] : [weightOf(look, role)];
  const rules: string[] = [];
  for (const [file, wanted] of filesFor(
    face.files,
    asked.map((weight) => weightIn(look, role, weight)),
  )) {
    const range = [Math.min(...wanted), Math.max(...wanted)] as const;
    const font = await subsetFace(file, glyphs, range, axes);
    const weight = range[0] === range[1] ? `${range[0]}` : `${range[0]} ${range[1]}`;
    rules.push(
      `@font-face{font-family:'${firstName(look, role)}';font-weight:${weight};font-display:block;src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')}`,
    );
  }
  return rules;
}

/** The file for each weight: the one that has it, else the nearest, which then stands for it. */
function filesFor(files: readonly FaceFile[], asked: readonly number[]): Map<FaceFile, number[]> {
  const found = new Map<FaceFile, number[]>();
  for (const weight of asked) {
    const inside = ({ weights: [least, most] }: FaceFile) =>
      Math.min(most, Math.max(least, weight));
    const [nearest] = [...files].sort(
      (one, other) => Math.abs(inside(one) - weight) - Math.abs(inside(other) - weight),
    );
    if (nearest) found.set(nearest, [...(found.get(nearest) ?? []), inside(nearest)]);
  }
  return found;
}

function findAttribute(node: Node, name: string): string | undefined {
  if ('attrs' in node) {
    const value = attribute(node, name);
    if (value !== undefined) return value;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const value = findAttribute(child, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

interface Context {
  inside: boolean;
  role: FaceRole;
  weight: number;
  upper: boolean;
}

function collect(node: Node, needs: Record<FaceRole, Need>, context: Context): void {
  if (node.nodeName === '#text' && 'value' in node) {
    if (context.inside) take(node.value, needs, context);
    return;
  }
  if ('attrs' in node && startsClosed(node)) return;
  const next = 'attrs' in node ? enter(node, context) : context;
  if (next.inside && 'attrs' in node) {
    for (const name of ['placeholder', 'value']) take(attribute(node, name) ?? '', needs, next);
  }
  if (node.nodeName === 'script' || node.nodeName === 'style' || node.nodeName === 'svg') return;
  for (const child of 'childNodes' in node ? node.childNodes : []) collect(child, needs, next);
}

/** Menus and dialogs open later, with the whole faces in. */
const startsClosed = (element: Element) =>
  element.tagName === 'dialog' || attribute(element, 'popover') !== undefined;

function enter(element: Element, context: Context): Context {
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  const heading = /^h[1-4]$/.test(element.tagName);
  const weight = classes.map((name) => weights[name]).find((value) => value !== undefined);
  return {
    inside: context.inside || isFirstScreen(element),
    role: classes.includes('font-text')
      ? 'text'
      : heading || classes.includes('font-display')
        ? 'display'
        : context.role,
    weight: weight ?? (/^(b|strong)$/.test(element.tagName) ? 700 : heading ? 700 : context.weight),
    upper: context.upper || classes.includes('uppercase'),
  };
}

function take(text: string, needs: Record<FaceRole, Need>, { role, weight, upper }: Context): void {
  if (text.trim() === '') return;
  const need = needs[role];
  need.weights.add(weight);
  for (const glyph of upper ? text + text.toUpperCase() : text) {
    if (!/\s/.test(glyph)) need.glyphs.add(glyph);
  }
  need.glyphs.add(' ');
}
