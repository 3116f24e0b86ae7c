import type { ChildNode } from 'postcss';
import { memoize } from './sheet.ts';

/** Names that the first screen of a page uses. */
export interface UsedNames {
  /** Custom properties that are read, and animations that run. */
  read: Set<string>;
  /** Custom properties that are set to a value other than `initial`. */
  set: Set<string>;
}

/** Returns the name without which a node has no effect: a custom property or an animation. */
function nameOf(node: ChildNode): string | undefined {
  if (node.type === 'decl') return node.prop.startsWith('--') ? node.prop : undefined;
  return node.type === 'atrule' && /^property$|keyframes$/.test(node.name)
    ? node.params
    : undefined;
}

/** Returns false for `initial`, which matters only if another declaration sets the property. */
function hasValue(node: ChildNode): boolean {
  if (node.type === 'decl') return node.value.trim() !== 'initial';
  return !(node.type === 'atrule' && node.name === 'property') || /initial-value/.test(`${node}`);
}

const wordsIn = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? [];

/** Returns the custom properties that a node reads, and words that may be names of animations. */
const mentionsOf = memoize((node: ChildNode) => {
  if (node.type !== 'decl') return wordsIn(`${node}`);
  const mayNameAnimations = /^--|animation(?:-name)?$/.test(node.prop);
  return wordsIn(node.value).filter((word) => mayNameAnimations || word.startsWith('--'));
});

/** Returns the names that style attributes and scripts of the first screen use. */
export function namesInHtml(html: string): UsedNames {
  const inStyles = [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, css = '']) => wordsIn(css));
  const inScripts = [...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  return { read: new Set([...inStyles, ...inScripts]), set: new Set(inStyles) };
}

/** Adds the names that declarations and `@keyframes` use, unless nothing uses these. */
export function addUsedNames({ read, set }: UsedNames, nodes: readonly ChildNode[]): void {
  // Repeats until nothing is added, since a name may be used through another one.
  let previousSize = -1;
  while (previousSize !== read.size) {
    previousSize = read.size;
    for (const node of nodes) {
      const name = nameOf(node);
      if (name !== undefined && !read.has(name)) continue;
      if (name !== undefined && hasValue(node)) set.add(name);
      for (const mention of mentionsOf(node)) read.add(mention);
    }
  }
}

/** Returns true for a declaration, `@keyframes` or `@property` that has an effect. */
export function isUsed(node: ChildNode, { read, set }: UsedNames): boolean {
  const name = nameOf(node);
  return name === undefined || (read.has(name) && (hasValue(node) || set.has(name)));
}
