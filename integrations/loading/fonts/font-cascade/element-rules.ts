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

/** Properties that SVG elements have as attributes. */
const presentationAttributes = ['font-weight', 'font-family'];

const selector = {
  matches: () => true,
  pseudo: '',
  isConditional: false,
  specificity: [0, 0, 0],
} as const;

/** Returns the rules of an element's `style` attribute and of SVG presentation attributes. */
export function elementRules({ attribs }: Tree['element']): FontRule[] {
  const rules: FontRule[] = [];
  const addRule = (name: string, value: string, layerRank: number[]) => {
    const rank = [...layerRank, ...selector.specificity, rules.length];
    rules.push({ selector, name, value, isConditional: false, rank });
  };
  for (const name of presentationAttributes) {
    const value = attribs[name];
    if (value) addRule(name, value, rankOf(false, attributeLayer));
  }
  postcss.parse(`a{${attribs['style'] ?? ''}}`).walkDecls(({ prop, value, important }) => {
    addRule(prop, value, rankOf(important, styleLayer));
  });
  return rules;
}
