import { type OwnNames, prefix } from './names.ts';

/** Text with our names prefixed, and those of our names that it uses. */
export interface RenamedText {
  text: string;
  /** Keys of Tailwind's theme (`color-ink`), custom properties (`--ink`), utilities (`lf-link`). */
  usedNames: ReadonlySet<string>;
}

/**
 * Prefixes our tokens in code or a stylesheet for other projects: custom properties, breakpoints
 * (`lg:flex`), and Tailwind's classes with a value of our theme (`bg-ink`).
 */
export function renameTokens(text: string, names: OwnNames): RenamedText {
  const usedNames = new Set<string>();
  const use = (name: string, renamed: string) => {
    usedNames.add(name);
    return renamed;
  };
  const renamedText = text
    .replaceAll(/(?<![\w-])--([a-z][\w-]*)/gi, (property, name: string) =>
      names.properties.has(property) ? use(property, `--${prefix}${name}`) : property,
    )
    .replaceAll(
      /(?<=[\s"'`:])((?:max-|min-)?)(\w+):(?=\S)/g,
      (variant, minOrMax: string, name: string) => {
        const key = `breakpoint-${name}`;
        return names.theme.has(key) ? use(key, `${minOrMax}${prefix}${name}:`) : variant;
      },
    )
    .replaceAll(/(?<![\w/@]|\w-)[a-z][\w-]*/g, (name) => {
      if (names.utilities.has(name)) return use(name, name);
      const key = names.classes.get(name);
      if (key === undefined) return name;
      const value = key.slice(key.indexOf('-') + 1);
      return use(key, `${name.slice(0, -value.length)}${prefix}${value}`);
    });
  return { text: renamedText, usedNames };
}
