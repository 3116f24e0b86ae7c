import type { CssObject } from './css-tree.ts';

const isAtRule = (key: string) => key.startsWith('@');
/** At-rules that only say when something holds: a rule may as well stand inside of them. */
const isCondition = (key: string) => /^@(media|container|supports)\b/.test(key);

/**
 * The same rules in a shape that `shadcn add` writes down whole. It takes what is nested in a rule out
 * of the conditions round it: animations would run where less motion is asked for. So
 * - a condition in a rule becomes a condition round the rule;
 * - in a utility, where it has to stay inside, a condition in a condition becomes one with `and`;
 *   `@supports` there is left out: what a browser does not know it leaves out by itself.
 *
 * @throws for what would lose its condition all the same
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

/** A rule, and after it its conditions with the rule in them. */
function outside(selector: string, rule: CssObject): [string, CssObject | string][] {
  const own = Object.entries(rule).filter(([key]) => !isCondition(key));
  const conditions = Object.entries(rule).filter(([key]) => isCondition(key));
  const nested = own.find(([, value]) => typeof value !== 'string');
  if (nested)
    throw new Error(`"${nested[0]}" in "${selector}" cannot be taken home: write it flat.`);
  return [
    ...(own.length > 0 ? [[selector, Object.fromEntries(own)] as [string, CssObject]] : []),
    ...conditions.map(([key, value]): [string, CssObject] => [
      key,
      shadcnCss({ [selector]: value }),
    ]),
  ];
}

/** The inside of a utility, with no condition in another. */
function utility(rule: CssObject, name: string, outer = ''): CssObject {
  const flat: CssObject = {};
  for (const [key, value] of Object.entries(rule)) {
    if (typeof value === 'string') flat[key] = value;
    else if (isCondition(key)) Object.assign(flat, condition(key, value, name, outer));
    else if (outer) throw new Error(`"${key}" in "${outer}" of "${name}" cannot be taken home.`);
    else flat[key] = value;
  }
  return flat;
}

function condition(key: string, value: CssObject, name: string, outer: string): CssObject {
  if (outer && key.startsWith('@supports')) return utility(value, name, outer);
  const kind = key.split(' ', 1)[0] ?? '';
  if (outer && !outer.startsWith(`${kind} `)) {
    throw new Error(`"${key}" in "${outer}" of "${name}" cannot be taken home: write one of them.`);
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
