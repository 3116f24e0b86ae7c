import type { CssObject } from './css-tree.ts';

const isAtRule = (key: string) => key.startsWith('@');
/** Conditional at-rules, which may as well be nested in a rule. */
const isCondition = (key: string) => /^@(media|container|supports)\b/.test(key);

/**
 * Rearranges rules so that `shadcn add` writes them completely. It moves what is nested in a rule
 * out of the conditions around it: animations would run where reduced motion is requested. So
 * - a condition in a rule becomes a condition around the rule;
 * - in a utility, where it has to stay inside, nested conditions are joined by `and`; `@supports`
 *   is dropped there, because browsers ignore what they do not support.
 *
 * @throws for rules that would lose their condition all the same
 */
export function shadcnCss(css: CssObject): CssObject {
  return Object.fromEntries(
    Object.entries(css).flatMap(([key, value]): [string, CssObject | string][] => {
      if (typeof value === 'string') return [[key, value]];
      if (key.startsWith('@utility')) return [[key, utility(value, key)]];
      if (isAtRule(key)) return [[key, shadcnCss(value)]];
      return outside(key, value);
    }),
  );
}

/** Returns a rule, followed by its conditions with the rule inside. */
function outside(selector: string, rule: CssObject): [string, CssObject | string][] {
  const own = Object.entries(rule).filter(([key]) => !isCondition(key));
  const conditions = Object.entries(rule).filter(([key]) => isCondition(key));
  const nested = own.find(([, value]) => typeof value !== 'string');
  if (nested)
    throw new Error(
      `"${nested[0]}" in "${selector}" cannot be part of a registry item: write it without nesting.`,
    );
  return [
    ...(own.length > 0 ? [[selector, Object.fromEntries(own)] as [string, CssObject]] : []),
    ...conditions.map(([key, value]): [string, CssObject] => [
      key,
      shadcnCss({ [selector]: value }),
    ]),
  ];
}

/** Flattens the conditions of a utility. */
function utility(rule: CssObject, name: string, outer = ''): CssObject {
  const flat: CssObject = {};
  for (const [key, value] of Object.entries(rule)) {
    if (typeof value === 'string') flat[key] = value;
    else if (isCondition(key)) Object.assign(flat, condition(key, value, name, outer));
    else if (outer)
      throw new Error(`"${key}" in "${outer}" of "${name}" cannot be part of a registry item.`);
    else flat[key] = value;
  }
  return flat;
}

function condition(key: string, value: CssObject, name: string, outer: string): CssObject {
  if (outer && key.startsWith('@supports')) return utility(value, name, outer);
  const kind = key.split(' ', 1)[0] ?? '';
  if (outer && !outer.startsWith(`${kind} `)) {
    throw new Error(
      `"${key}" in "${outer}" of "${name}" cannot be part of a registry item: use one of them.`,
    );
  }
  const both = outer ? `${outer} and ${key.slice(kind.length + 1)}` : key;
  const inside = utility(value, name, both);
  const conditions = Object.entries(inside).filter(([each]) => isCondition(each));
  const own = Object.entries(inside).filter(([each]) => !isCondition(each));
  return Object.fromEntries([
    ...(own.length > 0 ? [[both, Object.fromEntries(own)]] : []),
    ...conditions,
  ]);
}
