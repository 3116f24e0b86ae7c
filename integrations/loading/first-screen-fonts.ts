import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Face, type FaceRole, faces } from '../../src/themes/faces.ts';
import { bundleInline } from '../inline-script/bundle-inline.ts';
import { subsetFace } from './subset-face.ts';

type Element = Tree.Element;
type Node = Tree.Node;

const weights: Record<string, number> = {
  'font-normal': 400,
  'font-medium': 500,
  'font-semibold': 600,
  'font-bold': 700,
  'font-extrabold': 800,
};

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
export class FirstScreenFonts {
  readonly #root: string;
  readonly #fallbacks = new Map<string, Promise<string>>();
  readonly #readyFaces = bundleInline(new URL('ready-faces.inline.ts', import.meta.url));

  constructor(root: string) {
    this.#root = root;
  }

  async embed(html: string): Promise<string> {
    const document = parse(html);
    const theme = findAttribute(document, 'data-theme');
    const roles = theme === undefined ? undefined : faces[theme];
    if (!roles) return html;
    const needs: Record<FaceRole, Need> = {
      display: { glyphs: new Set(), weights: new Set() },
      text: { glyphs: new Set('0123456789'), weights: new Set([400]) },
    };
    collect(document, needs, { inside: false, role: 'text', weight: 400, upper: false });
    const rules: string[] = [];
    for (const role of ['display', 'text'] as const) {
      const face = roles[role];
      if (needs[role].glyphs.size > 0) rules.push(await this.#rule(face, needs[role]));
      rules.push(await this.#fallback(html, face));
    }
    // A part of the page may wear another look; its stand-in faces have to be there as well.
    for (const other of otherLooks(html, theme)) {
      for (const face of Object.values(other)) rules.push(await this.#fallback(html, face));
    }
    const whole = (face: Face) => `'${face.family}','${face.fallback}',${face.generic}`;
    const stack = (face: Face) => `'${face.family} First',${whole(face)}`;
    rules.push(
      `[data-first-screen]{--face-display:${stack(roles.display)};--face-text:${stack(roles.text)};font-family:var(--face-text)}`,
      // What opens later has other letters and other weights: a subset would mix with the whole face.
      `[data-first-screen] :is(dialog,[popover]){--face-display:${whole(roles.display)};--face-text:${whole(roles.text)};font-family:var(--face-text)}`,
    );
    const parts = `<style>${rules.join('')}</style><script>${await this.#readyFaces}</script>`;
    return html.replace('</head>', () => `${parts}</head>`);
  }

  async #rule(face: Face, need: Need): Promise<string> {
    const [least, most] = face.weights;
    const asked = [...need.weights].map((weight) => Math.min(most, Math.max(least, weight)));
    const range = [Math.min(...asked), Math.max(...asked)] as const;
    const font = await subsetFace(face, [...need.glyphs].sort().join(''), range);
    const weight = range[0] === range[1] ? `${range[0]}` : `${range[0]} ${range[1]}`;
    return `@font-face{font-family:'${face.family} First';font-weight:${weight};font-display:block;src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')}`;
  }

  /** The metric-matched local face, which has to be there before the late sheet. */
  async #fallback(html: string, face: Face): Promise<string> {
    const href = [...html.matchAll(/data-late="([^"]+)"/g)].map(([, value = '']) => value);
    for (const sheet of href) {
      const css = this.#fallbacks.get(sheet) ?? readFile(join(this.#root, sheet), 'utf8');
      this.#fallbacks.set(sheet, css);
      const rule = [...(await css).matchAll(/@font-face\s*\{[^}]*\}/g)].find(([text]) =>
        text.replaceAll('"', "'").includes(`font-family:${quoteless(face.fallback, text)}`),
      );
      if (rule) return rule[0];
    }
    throw new Error(`No @font-face of ${face.fallback} in ${href.join(', ')}`);
  }
}

/** Faces of every look in the page but the page's own. */
function otherLooks(html: string, own: string | undefined) {
  const names = [...html.matchAll(/\sdata-theme="([\w-]+)"/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== own).flatMap((name) => faces[name] ?? []);
}

/** Minifiers drop the quotes of a family where they can. */
const quoteless = (family: string, css: string) =>
  css.includes(`'${family}'`) || css.includes(`"${family}"`) ? `'${family}'` : family;

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
