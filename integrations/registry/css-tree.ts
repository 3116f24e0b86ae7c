import type { ChildNode, Container } from 'postcss';

/**
 * Stylesheet as nested objects, in the format of shadcn. A key is a selector, an at-rule or a
 * property; an empty object is an at-rule without a block.
 */
export interface CssObject {
  [key: string]: string | CssObject;
}

const collapseWhitespace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Converts a stylesheet. Property names stay as in CSS, because shadcn prints them unchanged
 * (postcss-js would convert them).
 */
export function cssTree(parent: Container<ChildNode>): CssObject {
  const tree: CssObject = {};
  parent.each((node) => {
    if (node.type === 'comment') return;
    if (node.type === 'decl') {
      tree[node.prop] = `${collapseWhitespace(node.value)}${node.important ? ' !important' : ''}`;
      return;
    }
    const name = node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`;
    const key = collapseWhitespace(name);
    const existing = tree[key];
    tree[key] = {
      ...(typeof existing === 'object' && existing),
      ...(node.nodes && cssTree(node as Container<ChildNode>)),
    };
  });
  return tree;
}
