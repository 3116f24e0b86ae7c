import type { JSXAttribute, JSXElement, Node } from 'oxc-parser';
import { type AstroPage, elementsOf, tagName } from './astro-page.ts';
import { namesUsed } from './names-used.ts';

/** Content of a page between header and footer, as JSX. */
export interface Composition {
  markup: string;
  /** Names that it references. */
  names: Set<string>;
  /** Scripts of the page, as written in `src`. */
  scripts: string[];
  /** Names passed directly to a component: `items={posts}`. */
  givenTo: Map<string, { component: string; prop: string }>;
}

/** React's spelling of HTML attributes. */
const spelling: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
};

type Edit = { start: number; end: number; text: string };

/** Returns the single root element of a composed page: `<Page …>…</Page>`. */
function pageElement({ file, program, template }: AstroPage): JSXElement {
  const [statement] = program.body;
  const fragment = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const elements = fragment?.type === 'JSXFragment' ? fragment.children : [];
  const [page, ...more] = elements.filter(
    (child) => child.type !== 'JSXText' || template.slice(child.start, child.end).trim() !== '',
  );
  if (page?.type !== 'JSXElement' || tagName(page.openingElement) !== 'Page' || more.length > 0) {
    throw new Error(`${file}: a home has to be one <Page> that contains its sections.`);
  }
  return page;
}

/** Returns the replacement of an attribute; undefined: unchanged. */
function attributeEdit({ name, start, end }: JSXAttribute, isHtml: boolean): string | undefined {
  if (name.type === 'JSXNamespacedName') {
    // Client directives are dropped: in React everything is interactive.
    return name.namespace.name === 'client' ? '' : 'unknown';
  }
  if (name.name === 'slot') return 'unknown';
  if (!isHtml) return undefined;
  if (name.name === 'style' && end > start) return 'unknown';
  return spelling[name.name];
}

/**
 * Converts the children of `<Page>` to JSX.
 * @throws with the code for what only Astro supports.
 */
export function composition(page: AstroPage): Composition {
  const root = pageElement(page);
  const { template } = page;
  const edits: Edit[] = [];
  const scripts: string[] = [];
  const dropped = new Set<Node>(root.openingElement.attributes);
  const givenTo: Composition['givenTo'] = new Map();
  const unknown = (node: Node) => {
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
      const [src, ...more] = openingElement.attributes;
      if (
        src?.type !== 'JSXAttribute' ||
        src.value?.type !== 'Literal' ||
        more.length > 0 ||
        element.children.length > 0
      )
        throw unknown(element);
      scripts.push(String(src.value.value));
      edits.push({ start, end, text: '' });
      continue;
    }
    if (tag === 'Fragment' || tag === 'style') throw unknown(element);
    for (const attribute of openingElement.attributes) {
      if (attribute.type !== 'JSXAttribute') continue;
      const text = attributeEdit(attribute, /^[a-z]/.test(tag));
      if (text === 'unknown') throw unknown(attribute);
      if (text === '') {
        dropped.add(attribute);
        // Including the white space before it.
        const before = /\s*$/.exec(template.slice(0, attribute.start))?.[0].length ?? 0;
        edits.push({ start: attribute.start - before, end: attribute.end, text });
      } else if (text) edits.push({ start: attribute.name.start, end: attribute.name.end, text });
      const { name, value } = attribute;
      if (
        value?.type === 'JSXExpressionContainer' &&
        value.expression.type === 'Identifier' &&
        name.type === 'JSXIdentifier'
      )
        givenTo.set(value.expression.name, { component: tag, prop: name.name });
    }
  }
  const names = namesUsed(root, (node) => dropped.has(node));
  names.delete('Page');
  if (names.has('Astro'))
    throw new Error(`${page.file}: the global Astro cannot be part of a registry item.`);
  const inside = { start: root.openingElement.end, end: root.closingElement?.start ?? root.end };
  return { markup: edited(template, inside, edits), names, scripts, givenTo };
}

/** Applies edits to a range of a text. */
function edited(
  text: string,
  { start, end }: { start: number; end: number },
  edits: Edit[],
): string {
  let result = '';
  let at = start;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}
