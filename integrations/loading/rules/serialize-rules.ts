import type { CssRule } from './sheet.ts';

/** Serializes a stylesheet. Adjacent groups with the same head are merged; the order stays. */
export function serializeRules(rules: CssRule[]): string {
  let css = '';
  let openHead: string | undefined;
  const closeGroup = () => {
    if (openHead !== undefined) css += '}';
    openHead = undefined;
  };
  for (const rule of rules) {
    if (rule.type !== 'group') {
      closeGroup();
      css += serializeRule(rule);
      continue;
    }
    const innerCss = serializeRules(rule.rules);
    if (innerCss === '') {
      // An empty layer keeps its place in the order of layers for the deferred stylesheet.
      if (!rule.head.startsWith('@layer')) continue;
      closeGroup();
      css += `${rule.head};`;
      continue;
    }
    if (openHead !== rule.head) {
      closeGroup();
      css += `${rule.head}{`;
      openHead = rule.head;
    }
    css += innerCss;
  }
  closeGroup();
  return css;
}

function serializeRule(rule: Exclude<CssRule, { type: 'group' }>): string {
  if (rule.type !== 'style') return rule.text;
  const selectors = rule.selectors.map(({ text }) => text).join(',');
  return `${selectors}{${rule.declarations.map(({ text }) => text).join(';')}}`;
}
