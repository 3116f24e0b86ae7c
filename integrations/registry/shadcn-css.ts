import type { CssObject } from './css-tree.ts';

const isAtRule = (key: string) => key.startsWith('@');
/** Returns true for conditional at-rules, which may also be nested in a rule. */
const isCondition = (key: string) => /^@(media|container|supports)\b/.test(key);

/**
 * Rearranges rules for `shadcn add`, which loses the conditions around blocks that are nested in a
 * rule: animations would run although reduced motion is requested. Therefore:
 * - A condition in a rule becomes a condition around the rule.
 * - In a utility, conditions have to stay inside. Nested conditions are joined by `and`;
 *   `@supports` is dropped, because browsers ignore what they do not support.
 *
 * @throws for rules that would lose their condition nevertheless
 */
export function shadcnCss(css: CssObject): CssObject {
  return Object.fromEntries(
    Object.entries(css).flatMap(([key, value]): [string, CssObject | string][] => {
      if (typeof value === 'string') return [[key, value]];
      if (key.startsWith('@utility')) return [[key, flattenUtility(value, key)]];
      if (isAtRule(key)) return [[key, shadcnCss(value)]];
      return hoistConditions(key, value);
    }),
  );
}

/** Returns a rule, followed by its conditions with the rule inside. */
function hoistConditions(selector: string, rule: CssObject): [string, CssObject | string][] {
  const declarations = Object.entries(rule).filter(([key]) => !isCondition(key));
  const conditions = Object.entries(rule).filter(([key]) => isCondition(key));
  const nestedRule = declarations.find(([, value]) => typeof value !== 'string');
  if (nestedRule)
    throw new Error(
      `"${nestedRule[0]}" in "${selector}" cannot be part of a registry item: write it without nesting.`,
    );
  return [
    ...(declarations.length > 0
      ? [[selector, Object.fromEntries(declarations)] as [string, CssObject]]
      : []),
    ...conditions.map(([key, value]): [string, CssObject] => [
      key,
      shadcnCss({ [selector]: value }),
    ]),
  ];
}

/** Flattens the conditions of a utility. */
function flattenUtility(rule: CssObject, name: string, outerCondition = ''): CssObject {
  const flat: CssObject = {};
  for (const [key, value] of Object.entries(rule)) {
    if (typeof value === 'string') flat[key] = value;
    else if (isCondition(key))
      Object.assign(flat, flattenCondition(key, value, name, outerCondition));
    else if (outerCondition)
      throw new Error(
        `"${key}" in "${outerCondition}" of "${name}" cannot be part of a registry item.`,
      );
    else flat[key] = value;
  }
  return flat;
}

/** Joins a condition of a utility with the condition around it. */
function flattenCondition(
  condition: string,
  rule: CssObject,
  name: string,
  outerCondition: string,
): CssObject {
  if (outerCondition && condition.startsWith('@supports'))
    return flattenUtility(rule, name, outerCondition);
  const [atRule = ''] = condition.split(' ', 1);
  if (outerCondition && !outerCondition.startsWith(`${atRule} `)) {
    throw new Error(
      `"${condition}" in "${outerCondition}" of "${name}" cannot be part of a registry item: use one of them.`,
    );
  }
  const joinedCondition = outerCondition
    ? `${outerCondition} and ${condition.slice(atRule.length + 1)}`
    : condition;
  const flat = Object.entries(flattenUtility(rule, name, joinedCondition));
  const conditions = flat.filter(([key]) => isCondition(key));
  const declarations = flat.filter(([key]) => !isCondition(key));
  return Object.fromEntries([
    ...(declarations.length > 0 ? [[joinedCondition, Object.fromEntries(declarations)]] : []),
    ...conditions,
  ]);
}
