import type { Htmlparser2TreeAdapterMap as Tree } from 'parse5-htmlparser2-tree-adapter';
import postcss from 'postcss';
import {
  attributeLayer,
  browserLayer,
  type FontRule,
  fontRules,
  rankOf,
  styleLayer,
} from './font-rules.ts';

/** User agent stylesheet, as far as it concerns fonts and generated content. */
export const browserRules: readonly FontRule[] = fontRules(
  `h1,h2,h3,h4,h5,h6,th{font-weight:700}b,strong,optgroup{font-weight:bolder}
  button,input,select,textarea{font-weight:400;font-family:system-ui;text-transform:none}
  code,kbd,pre,samp,tt{font-family:monospace}
  ol{list-style-type:decimal}q::before{content:"“"}q::after{content:"”"}`,
  browserLayer,
);

const asAttributes = ['font-weight', 'font-family'];

const selector = { matches: () => true, pseudo: '', maybe: false, specificity: [0, 0, 0] } as const;

/** Returns the rules of an element's `style` attribute and of SVG presentation attributes. */
export function elementRules({ attribs }: Tree['element']): FontRule[] {
  const rules: FontRule[] = [];
  const put = (name: string, value: string, place: number[]) =>
    rules.push({ selector, name, value, maybe: false, rank: [...place, 0, 0, 0, rules.length] });
  for (const name of asAttributes) {
    const value = attribs[name];
    if (value) put(name, value, rankOf(false, attributeLayer));
  }
  postcss.parse(`a{${attribs['style'] ?? ''}}`).walkDecls(({ prop, value, important }) => {
    put(prop, value, rankOf(important, styleLayer));
  });
  return rules;
}
