import type { Program } from 'oxc-parser';
import postcss from 'postcss';
import { literalsOf } from './literals.ts';
import { noUses, type OwnNames, prefix, type Uses } from './own-names.ts';
import { ClassNames } from './rename-class.ts';

/** Source with our names prefixed, and the names that it uses. */
export interface Renamed {
  text: string;
  uses: Uses;
}

/** Renames custom properties in a value, a class or a string. */
function properties(text: string, names: OwnNames, uses: Uses): string {
  return text.replaceAll(/(?<![\w-])--([a-z][\w-]*)/gi, (whole, name: string) => {
    if (!names.properties.has(name)) return whole;
    uses.properties.add(name);
    return `--${prefix}${name}`;
  });
}

/** Renames our animations in a value such as `enter-up linear both`. */
const animations = (value: string, names: OwnNames) =>
  value.replaceAll(/[\w-]+/g, (word) => (names.keyframes.has(word) ? `${prefix}${word}` : word));

/** Renames our tokens, utilities and animations in a stylesheet. */
export function renamedSheet(text: string, names: OwnNames): Renamed {
  const uses = noUses();
  const classes = new ClassNames(names, uses);
  const sheet = postcss.parse(text);
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    declaration.prop = properties(prop, names, noUses());
    declaration.value = properties(value, names, uses);
    if (/^animation(-name)?$/.test(prop)) declaration.value = animations(declaration.value, names);
  });
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(
      /\.([a-z][\w-]*)/gi,
      (_, name: string) => `.${classes.renamed(name, true)}`,
    );
  });
  sheet.walkAtRules(/^(utility|keyframes)$/, (rule) => {
    const known = rule.name === 'utility' ? names.utilities : names.keyframes;
    if (known.has(rule.params)) rule.params = `${prefix}${rule.params}`;
  });
  return { text: sheet.toString(), uses };
}

/** Renames classes and custom properties in the strings of some code. */
export function renamedCode(text: string, program: Program, names: OwnNames): Renamed {
  const uses = noUses();
  const classes = new ClassNames(names, uses);
  let result = '';
  let at = 0;
  for (const { start, end, classes: certain } of literalsOf(text, program)) {
    const inside = properties(text.slice(start, end), names, uses);
    const renamed = inside.replaceAll(/[^\s"'`]+/g, (token) => classes.renamed(token, certain));
    result += text.slice(at, start) + renamed;
    at = end;
  }
  return { text: result + text.slice(at), uses };
}

/** Renames custom properties in the value of a token. */
export const renamedValue = (value: string, names: OwnNames) => properties(value, names, noUses());
