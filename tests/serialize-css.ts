import type { CssObject } from '../integrations/registry/css-tree.ts';

/** Serializes nested objects of a registry item as CSS, as `shadcn add` writes them. */
export const serializeCss = (css: CssObject): string =>
  Object.entries(css)
    .map(([key, value]) => {
      if (typeof value === 'string') return `${key}: ${value};`;
      return Object.keys(value).length === 0 ? `${key};` : `${key} { ${serializeCss(value)} }`;
    })
    .join('\n');
