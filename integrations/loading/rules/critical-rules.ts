import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import type { FirstScreen } from './first-screen.ts';
import { type PageSelector, selectorOf } from './selector.ts';
import { isKeyframe, memoize } from './sheet.ts';
import { addUsedNames, isUsed, namesInHtml, type UsedNames } from './used-names.ts';

/** Stylesheet of a page. */
interface CriticalSheet {
  root: Root;
  /** True for a theme: content below the first screen reads its custom properties as well. */
  keepsAllRules: boolean;
}

const selectorsOf = memoize((rule: Rule) => rule.selectors.map(selectorOf));
const textOf = memoize((node: ChildNode) => `${node}`);

/**
 * Returns the rules that apply to the first screen of a page, in the order of its stylesheets. All
 * layers are declared, so that the complete stylesheets, which load later, cannot reorder them.
 *
 * @param html HTML of the first screen, which reads custom properties and names animations
 */
export function criticalRules(
  sheets: readonly CriticalSheet[],
  firstScreen: FirstScreen,
  html: string,
): string {
  // A selector often occurs in several media queries.
  const matchesAny = memoize((selector: PageSelector) =>
    (firstScreen.get(selector.key) ?? []).some(selector.matches),
  );
  const rules = new Map<Rule, UsedRule>();
  const names = namesInHtml(html);
  const nodes: ChildNode[] = [];
  for (const { root, keepsAllRules } of sheets) {
    root.walkAtRules(/keyframes$/, (rule) => void nodes.push(rule));
    root.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const matching = selectorsOf(rule).filter(
        (selector) => keepsAllRules || matchesAny(selector),
      );
      if (matching.length === 0) return;
      rules.set(rule, {
        selector: matching.map(({ text }) => text).join(),
        isWhole: keepsAllRules,
      });
      nodes.push(...rule.nodes);
    });
  }
  addUsedNames(names, nodes);
  return serialize(
    sheets.flatMap(({ root }) => root.nodes),
    { rules, names },
  );
}

/** Rule with its matching selectors, without unused declarations unless it is whole. */
interface UsedRule {
  selector: string;
  isWhole: boolean;
}

/** Rules and names that the first screen uses. */
interface Used {
  rules: ReadonlyMap<Rule, UsedRule>;
  names: UsedNames;
}

/** Serializes the used nodes. Adjacent groups, such as `@media`, with the same head are merged. */
function serialize(nodes: readonly ChildNode[], used: Used): string {
  let css = '';
  let lastHead = '';
  for (const node of nodes) {
    const isLayer = node.type === 'atrule' && node.name === 'layer';
    const head = isGroup(node) ? `@${node.name} ${node.params}` : '';
    const text = isGroup(node) ? serialize(node.nodes, used) : serializeNode(node, used);
    if (text === '' && !isLayer) continue;
    // An empty layer keeps its place in the order of layers.
    if (text === '') css += `${head};`;
    else if (head === '') css += text;
    else if (head === lastHead) css = `${css.slice(0, -1)}${text}}`;
    else css += `${head}{${text}}`;
    lastHead = text === '' ? '' : head;
  }
  return css;
}

/** Returns true for an at-rule that contains rules. */
const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' &&
  node.nodes !== undefined &&
  !/keyframes$/.test(node.name) &&
  node.nodes.every(({ type }) => type !== 'decl');

function serializeNode(node: ChildNode, { rules, names }: Used): string {
  if (node.type === 'rule') {
    const { selector, isWhole } = rules.get(node) ?? {};
    const declarations = node.nodes.filter((each) => isWhole || isUsed(each, names));
    if (!selector || declarations.length === 0) return '';
    return `${selector}{${declarations.map(textOf).join(';')}}`;
  }
  if (!isUsed(node, names)) return '';
  return node.type === 'atrule' && !node.nodes ? `${textOf(node)};` : textOf(node);
}
