import type { JSXAttribute, JSXElement, Node } from 'oxc-parser';
import { type AstroPage, elementsOf, tagName } from './astro-page.ts';
import { namesUsed } from './names-used.ts';

/** Content of a page between header and footer, as JSX. */
export interface Composition {
  markup: string;
  /** Names that the markup refers to. */
  names: Set<string>;
  /** Scripts of the page, by the value of `src`. */
  scripts: string[];
  /** Components and props that receive a name directly, `items={posts}`, by that name. */
  receivers: Map<string, { component: string; prop: string }>;
}

/** Names of React's props, by HTML attribute. */
const reactProps: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
};

/** Replacement of the range from `start` to `end` by a text. */
type Edit = { start: number; end: number; text: string };

/** Returns the single root element of a composed page: `<Page …>…</Page>`. */
function pageElement({ file, program, template }: AstroPage): JSXElement {
  const [statement] = program.body;
  const fragment = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const elements = fragment?.type === 'JSXFragment' ? fragment.children : [];
  const [page, ...otherElements] = elements.filter(
    (child) => child.type !== 'JSXText' || template.slice(child.start, child.end).trim() !== '',
  );
  if (
    page?.type !== 'JSXElement' ||
    tagName(page.openingElement) !== 'Page' ||
    otherElements.length > 0
  ) {
    throw new Error(`${file}: a home has to be one <Page> that contains its sections.`);
  }
  return page;
}

/**
 * Returns the new text of an attribute: its new name, `''` to drop it, undefined to leave it
 * unchanged, or `unknown` for what only Astro supports.
 */
function attributeEdit({ name, start, end }: JSXAttribute, isHtml: boolean): string | undefined {
  if (name.type === 'JSXNamespacedName') {
    // Client directives are dropped: in React everything is interactive.
    return name.namespace.name === 'client' ? '' : 'unknown';
  }
  if (name.name === 'slot') return 'unknown';
  if (!isHtml) return undefined;
  if (name.name === 'style' && end > start) return 'unknown';
  return reactProps[name.name];
}

/**
 * Converts the children of `<Page>` to JSX.
 * @throws for code that works only in Astro, and names it.
 */
export function composePage(page: AstroPage): Composition {
  const root = pageElement(page);
  const { template } = page;
  const edits: Edit[] = [];
  const scripts: string[] = [];
  const droppedNodes = new Set<Node>(root.openingElement.attributes);
  const receivers: Composition['receivers'] = new Map();
  const unsupportedError = (node: Node) => {
    const code = template.slice(node.start, node.end).split('\n')[0];
    return new Error(
      `${page.file}: "${code}" works only in Astro and cannot be part of a registry item.`,
    );
  };
  for (const element of elementsOf(page)) {
    if (element === root) continue;
    const { openingElement, start, end } = element;
    const tag = tagName(openingElement);
    if (tag === 'script') {
      const [src, ...otherAttributes] = openingElement.attributes;
      if (
        src?.type !== 'JSXAttribute' ||
        src.value?.type !== 'Literal' ||
        otherAttributes.length > 0 ||
        element.children.length > 0
      )
        throw unsupportedError(element);
      scripts.push(String(src.value.value));
      edits.push({ start, end, text: '' });
      continue;
    }
    if (tag === 'Fragment' || tag === 'style') throw unsupportedError(element);
    for (const attribute of openingElement.attributes) {
      if (attribute.type !== 'JSXAttribute') continue;
      const text = attributeEdit(attribute, /^[a-z]/.test(tag));
      if (text === 'unknown') throw unsupportedError(attribute);
      if (text === '') {
        droppedNodes.add(attribute);
        // The white space before the attribute is dropped, too.
        const spaceLength = /\s*$/.exec(template.slice(0, attribute.start))?.[0].length ?? 0;
        edits.push({ start: attribute.start - spaceLength, end: attribute.end, text });
      } else if (text) edits.push({ start: attribute.name.start, end: attribute.name.end, text });
      const { name, value } = attribute;
      if (
        value?.type === 'JSXExpressionContainer' &&
        value.expression.type === 'Identifier' &&
        name.type === 'JSXIdentifier'
      )
        receivers.set(value.expression.name, { component: tag, prop: name.name });
    }
  }
  const names = namesUsed(root, (node) => droppedNodes.has(node));
  names.delete('Page');
  if (names.has('Astro'))
    throw new Error(`${page.file}: the global Astro cannot be part of a registry item.`);
  const contentRange = {
    start: root.openingElement.end,
    end: root.closingElement?.start ?? root.end,
  };
  return { markup: applyEdits(template, contentRange, edits), names, scripts, receivers };
}

/** Applies edits to a range of a text. */
function applyEdits(
  text: string,
  { start, end }: { start: number; end: number },
  edits: Edit[],
): string {
  let result = '';
  let copiedTo = start;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < copiedTo) continue;
    result += text.slice(copiedTo, edit.start) + edit.text;
    copiedTo = edit.end;
  }
  return result + text.slice(copiedTo, end);
}
