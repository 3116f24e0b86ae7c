import type { DocumentText } from './page-document.ts';
import type { CssDeclaration, CssRule } from './sheet.ts';

/** Names that a rule or a script of the page reads. */
interface UsedNames {
  /** Custom properties that are read. */
  properties: Set<string>;
  /** Words that may be names of animations. */
  words: Set<string>;
  /** Custom properties that are set to a value other than `initial`. */
  setProperties: Set<string>;
}

/**
 * Removes custom properties that nothing on the page reads, and `@keyframes` and `@property` rules
 * that nothing names: Tailwind's theme alone is 2 KB of them. Custom properties that scripts read
 * later are in the deferred stylesheet.
 */
export function keepUsedCustomProperties(
  rules: CssRule[],
  { html, inlineStyles }: DocumentText,
): CssRule[] {
  const used: UsedNames = {
    properties: new Set([...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
    words: new Set(inlineStyles.match(/[\w-]+/g)),
    setProperties: new Set(inlineStyles.match(/--[\w-]+/g)),
  };
  // Repeats until nothing is added: a used property or animation may read another property.
  let previousCount = -1;
  const countNames = () => used.properties.size + used.words.size + used.setProperties.size;
  while (previousCount !== countNames()) {
    previousCount = countNames();
    collectUsed(rules, used);
  }
  return keepUsed(rules, used);
}

const isUsed = (
  { setProperty, isReset }: CssDeclaration,
  { properties, setProperties }: UsedNames,
) =>
  setProperty === undefined ||
  (properties.has(setProperty) && (!isReset || setProperties.has(setProperty)));

function isNamed(
  rule: Extract<CssRule, { name: string }>,
  { properties, words, setProperties }: UsedNames,
) {
  if (rule.type === 'keyframes') return words.has(rule.name);
  const hasValue = setProperties.has(rule.name) || rule.text.includes('initial-value');
  return properties.has(rule.name) && hasValue;
}

function collectUsed(rules: CssRule[], used: UsedNames): void {
  const addNames = (source: Partial<CssDeclaration> & { properties: string[] }) => {
    for (const name of source.properties) used.properties.add(name);
    for (const word of source.words ?? []) used.words.add(word);
    if (source.setProperty && !source.isReset) used.setProperties.add(source.setProperty);
  };
  for (const rule of rules) {
    if (rule.type === 'style')
      for (const declaration of rule.declarations)
        if (isUsed(declaration, used)) addNames(declaration);
    if (rule.type === 'keyframes' && isNamed(rule, used)) addNames(rule);
    if (rule.type !== 'group') continue;
    if (rule.rules.length > 0) addNames(rule);
    collectUsed(rule.rules, used);
  }
}

function keepUsed(rules: CssRule[], used: UsedNames): CssRule[] {
  return rules.flatMap((rule): CssRule[] => {
    if (rule.type === 'group') return [{ ...rule, rules: keepUsed(rule.rules, used) }];
    if (rule.type === 'statement') return [rule];
    if (rule.type !== 'style') return isNamed(rule, used) ? [rule] : [];
    const declarations = rule.declarations.filter((declaration) => isUsed(declaration, used));
    return declarations.length > 0 ? [{ ...rule, declarations }] : [];
  });
}
