import { type OwnNames, prefix, type Uses } from './own-names.ts';

const corners = ['', '-t', '-r', '-b', '-l', '-s', '-e', '-tl', '-tr', '-br', '-bl'];
const sides = ['', '-x', '-y', '-t', '-r', '-b', '-l', '-s', '-e'];

/** Tailwind's utilities by theme namespace of their value. */
const roots: Readonly<Record<string, ReadonlySet<string>>> = {
  color: new Set([
    ...['bg', 'text', 'divide', 'outline', 'ring', 'ring-offset', 'shadow', 'fill', 'stroke'],
    ...['decoration', 'caret', 'placeholder', 'from', 'via', 'to', 'accent'],
    ...sides.map((side) => `border${side}`),
  ]),
  text: new Set(['text']),
  font: new Set(['font']),
  tracking: new Set(['tracking']),
  ease: new Set(['ease']),
  radius: new Set(corners.map((corner) => `rounded${corner}`)),
};

/** Splits `lg:hover:bg-[url(a:b)]` at colons outside of brackets. */
function atColons(token: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of token) {
    if ('[('.includes(letter)) depth += 1;
    if ('])'.includes(letter)) depth -= 1;
    if (letter === ':' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
}

/** Renames Tailwind classes for other projects, and records the names that they use. */
export class ClassNames {
  readonly #names: OwnNames;
  readonly #uses: Uses;

  constructor(names: OwnNames, uses: Uses) {
    this.#names = names;
    this.#uses = uses;
  }

  /**
   * @param token one class, `lg:text-muted`
   * @param certain true where classes are expected; elsewhere a word such as `link` stays
   */
  renamed(token: string, certain: boolean): string {
    const parts = atColons(token);
    const base = parts.pop() ?? '';
    return [...parts.map((variant) => this.#variant(variant)), this.#base(base, certain)].join(':');
  }

  #variant(variant: string): string {
    const [, bound = '', name = ''] = /^(max-|min-)?(.*)$/.exec(variant) ?? [];
    return this.#has(`breakpoint-${name}`) ? `${bound}${prefix}${name}` : variant;
  }

  #base(base: string, certain: boolean): string {
    const [, sign = '', name = '', rest = ''] =
      /^(!?-?)([a-z][\w.-]*)((?:\/.+)?!?)$/i.exec(base) ?? [];
    if (certain && this.#names.utilities.has(name)) {
      this.#uses.utilities.add(name);
      return `${sign}${prefix}${name}${rest}`;
    }
    for (let dash = name.indexOf('-'); dash !== -1; dash = name.indexOf('-', dash + 1)) {
      const root = name.slice(0, dash);
      const value = name.slice(dash + 1);
      // `accent-tint` is one of our tones, unless it is a class.
      if (root === 'accent' && !certain) continue;
      for (const [namespace, known] of Object.entries(roots))
        if (known.has(root) && this.#has(`${namespace}-${value}`))
          return `${sign}${root}-${prefix}${value}${rest}`;
    }
    return base;
  }

  #has(key: string): boolean {
    const known = this.#names.theme.has(key);
    if (known) this.#uses.theme.add(key);
    return known;
  }
}
