import { type OwnNames, prefix, type UsedNames } from './own-names.ts';

/** Suffixes of Tailwind's utilities for corners of a box. */
const cornerSuffixes = ['', '-t', '-r', '-b', '-l', '-s', '-e', '-tl', '-tr', '-br', '-bl'];
/** Suffixes of Tailwind's utilities for sides of a box. */
const sideSuffixes = ['', '-x', '-y', '-t', '-r', '-b', '-l', '-s', '-e'];

/**
 * Beginnings of Tailwind's utilities, by theme namespace of their value: `bg` of `bg-ink`, whose
 * value is `color-ink`.
 */
const utilityRoots: Readonly<Record<string, ReadonlySet<string>>> = {
  color: new Set([
    ...['bg', 'text', 'divide', 'outline', 'ring', 'ring-offset', 'shadow', 'fill', 'stroke'],
    ...['decoration', 'caret', 'placeholder', 'from', 'via', 'to', 'accent'],
    ...sideSuffixes.map((side) => `border${side}`),
  ]),
  text: new Set(['text']),
  font: new Set(['font']),
  tracking: new Set(['tracking']),
  ease: new Set(['ease']),
  radius: new Set(cornerSuffixes.map((corner) => `rounded${corner}`)),
};

/** Splits `lg:hover:bg-[url(a:b)]` at colons outside of brackets. */
function splitAtColons(token: string): string[] {
  const segments = [''];
  let depth = 0;
  for (const letter of token) {
    if ('[('.includes(letter)) depth += 1;
    if ('])'.includes(letter)) depth -= 1;
    if (letter === ':' && depth === 0) segments.push('');
    else segments.push(`${segments.pop()}${letter}`);
  }
  return segments;
}

/** Renames Tailwind classes for other projects, and records the names that they use. */
export class ClassNames {
  readonly #names: OwnNames;
  readonly #usedNames: UsedNames;

  constructor(names: OwnNames, usedNames: UsedNames) {
    this.#names = names;
    this.#usedNames = usedNames;
  }

  /**
   * Returns the name of a class in other projects.
   *
   * @param token one class, `lg:text-muted`, or any other word
   * @param isClass true where classes are expected; elsewhere a word such as `link` is not renamed
   */
  rename(token: string, isClass: boolean): string {
    const variants = splitAtColons(token);
    const utility = variants.pop() ?? '';
    const renamedVariants = variants.map((variant) => this.#renameVariant(variant));
    return [...renamedVariants, this.#renameUtility(utility, isClass)].join(':');
  }

  #renameVariant(variant: string): string {
    const [, minOrMax = '', name = ''] = /^(max-|min-)?(.*)$/.exec(variant) ?? [];
    return this.#recordUse(`breakpoint-${name}`) ? `${minOrMax}${prefix}${name}` : variant;
  }

  #renameUtility(utility: string, isClass: boolean): string {
    const [, modifier = '', name = '', suffix = ''] =
      /^(!?-?)([a-z][\w.-]*)((?:\/.+)?!?)$/i.exec(utility) ?? [];
    if (isClass && this.#names.utilities.has(name)) {
      this.#usedNames.utilities.add(name);
      return `${modifier}${prefix}${name}${suffix}`;
    }
    for (let dash = name.indexOf('-'); dash !== -1; dash = name.indexOf('-', dash + 1)) {
      const root = name.slice(0, dash);
      const value = name.slice(dash + 1);
      // Where no class is expected, `accent-tint` is the name of a tone.
      if (root === 'accent' && !isClass) continue;
      for (const [namespace, roots] of Object.entries(utilityRoots))
        if (roots.has(root) && this.#recordUse(`${namespace}-${value}`))
          return `${modifier}${root}-${prefix}${value}${suffix}`;
    }
    return utility;
  }

  /** Returns true for a key of our theme, and records that it is used. */
  #recordUse(key: string): boolean {
    const isOurs = this.#names.theme.has(key);
    if (isOurs) this.#usedNames.theme.add(key);
    return isOurs;
  }
}
