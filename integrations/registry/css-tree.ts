import postcss, { type ChildNode, type Container } from 'postcss';

/**
 * Stylesheet as nested objects, in the format of shadcn. A key is a selector, an at-rule or a
 * property.
 */
export interface CssObject {
  [key: string]: string | CssObject;
}

const collapseWhitespace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Parses a stylesheet. Property names stay as in CSS, because shadcn prints them unchanged
 * (postcss-js would convert them).
 */
export const cssTree = (sheet: string): CssObject => treeOf(postcss.parse(sheet));

function treeOf(parent: Container<ChildNode>): CssObject {
  const tree: CssObject = {};
  const addBlock = (name: string, node: Container<ChildNode>) => {
    const existing = tree[name];
    tree[name] = { ...(typeof existing === 'object' && existing), ...treeOf(node) };
  };
  parent.each((node) => {
    if (node.type === 'decl')
      tree[node.prop] = `${collapseWhitespace(node.value)}${node.important ? ' !important' : ''}`;
    if (node.type === 'rule') addBlock(collapseWhitespace(node.selector), node);
    if (node.type === 'atrule') {
      const name = collapseWhitespace(`@${node.name} ${node.params}`);
      if (node.nodes) addBlock(name, node as Container<ChildNode>);
      else tree[name] = {};
    }
  });
  return tree;
}

/** Serializes nested objects as CSS; an empty object is an at-rule without a block. */
export const serializeCss = (css: CssObject): string =>
  Object.entries(css)
    .map(([key, value]) => {
      if (typeof value === 'string') return `${key}: ${value};`;
      return Object.keys(value).length === 0 ? `${key};` : `${key} { ${serializeCss(value)} }`;
    })
    .join('\n');
