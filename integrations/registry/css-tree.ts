import postcss, { type ChildNode, type Container } from 'postcss';

/** A rule sheet as nested data: selector or at-rule to its declarations, as shadcn takes it. */
export interface CssObject {
  [key: string]: string | CssObject;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Reads a sheet. Names stay as CSS writes them: shadcn prints them back (postcss-js would not). */
export const cssTree = (sheet: string): CssObject => treeOf(postcss.parse(sheet));

function treeOf(parent: Container<ChildNode>): CssObject {
  const tree: CssObject = {};
  const inside = (name: string, node: Container<ChildNode>) => {
    const known = tree[name];
    tree[name] = { ...(typeof known === 'object' && known), ...treeOf(node) };
  };
  parent.each((node) => {
    if (node.type === 'decl')
      tree[node.prop] = `${oneLine(node.value)}${node.important ? ' !important' : ''}`;
    if (node.type === 'rule') inside(oneLine(node.selector), node);
    if (node.type === 'atrule') {
      const name = oneLine(`@${node.name} ${node.params}`);
      if (node.nodes) inside(name, node as Container<ChildNode>);
      else tree[name] = {};
    }
  });
  return tree;
}

/** Nested data as a sheet again: what holds nothing is an at-rule without a block. */
export const printedCss = (css: CssObject): string =>
  Object.entries(css)
    .map(([key, value]) => {
      if (typeof value === 'string') return `${key}: ${value};`;
      return Object.keys(value).length === 0 ? `${key};` : `${key} { ${printedCss(value)} }`;
    })
    .join('\n');
