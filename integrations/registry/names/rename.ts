import type { Program } from 'oxc-parser';
import postcss from 'postcss';
import { literalsOf } from './literals.ts';
import { emptyUsedNames, type OwnNames, prefix, type UsedNames } from './own-names.ts';
import { ClassNames } from './rename-class.ts';

/** Source with our names prefixed, and those of our names that it uses. */
export interface RenamedSource {
  text: string;
  usedNames: UsedNames;
}

/** Renames custom properties in a value, a class or a string. */
function renameProperties(text: string, names: OwnNames, usedNames: UsedNames): string {
  return text.replaceAll(/(?<![\w-])--([a-z][\w-]*)/gi, (property, name: string) => {
    if (!names.properties.has(name)) return property;
    usedNames.properties.add(name);
    return `--${prefix}${name}`;
  });
}

/** Renames our animations in a value such as `enter-up linear both`. */
const renameAnimations = (value: string, names: OwnNames) =>
  value.replaceAll(/[\w-]+/g, (word) => (names.keyframes.has(word) ? `${prefix}${word}` : word));

/** Matches the classes of a selector: all of a stylesheet, or those that a CSS module leaves global. */
const classPatterns = {
  all: /\.([a-z][\w-]*)/gi,
  global: /(?<=:global\()\.([a-z][\w-]*)/gi,
};

/**
 * Renames our tokens, utilities and animations in a stylesheet.
 *
 * @param isModule true for a CSS module, whose own classes and animations are local
 */
export function renameInSheet(text: string, names: OwnNames, isModule = false): RenamedSource {
  const usedNames = emptyUsedNames();
  const classNames = new ClassNames(names, usedNames);
  const sheet = postcss.parse(text);
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    declaration.prop = renameProperties(prop, names, emptyUsedNames());
    declaration.value = renameProperties(value, names, usedNames);
    if (/^animation(-name)?$/.test(prop))
      declaration.value = renameAnimations(declaration.value, names);
  });
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(
      classPatterns[isModule ? 'global' : 'all'],
      (_, name: string) => `.${classNames.rename(name, true)}`,
    );
  });
  sheet.walkAtRules(/^(utility|keyframes)$/, (rule) => {
    const ownNames = rule.name === 'utility' ? names.utilities : names.keyframes;
    if (ownNames.has(rule.params)) rule.params = `${prefix}${rule.params}`;
  });
  return { text: sheet.toString(), usedNames };
}

/** Renames classes and custom properties in the strings of some code. */
export function renameInCode(text: string, program: Program, names: OwnNames): RenamedSource {
  const usedNames = emptyUsedNames();
  const classNames = new ClassNames(names, usedNames);
  let result = '';
  let copiedTo = 0;
  for (const { start, end, isClassList } of literalsOf(text, program)) {
    const content = renameProperties(text.slice(start, end), names, usedNames);
    const renamedContent = content.replaceAll(/[^\s"'`]+/g, (token) =>
      classNames.rename(token, isClassList),
    );
    result += text.slice(copiedTo, start) + renamedContent;
    copiedTo = end;
  }
  return { text: result + text.slice(copiedTo), usedNames };
}

/** Renames custom properties in the value of a token. */
export const renameInValue = (value: string, names: OwnNames) =>
  renameProperties(value, names, emptyUsedNames());
