/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, each with its name. */
const patterns = [
  /^\s*(?:import|export)\s[^'";]*?from\s+'([^']+)'/gm,
  /^\s*import\s+'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'\s*\)/g,
];

/** Examples in comments import nothing. */
const withoutComments = (source: string) => source.replace(/^\s*\/?\*.*$/gm, '');

/** Everything that a source file imports, in the order of its text. */
export function importsOf(source: string): string[] {
  const code = withoutComments(source);
  const found = patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ 1: name = '', index }) => ({ name, index })),
  );
  return [...new Set(found.sort((one, other) => one.index - other.index).map(({ name }) => name))];
}

/** The npm package of an import: `@base-ui/react/tabs` is `@base-ui/react`. */
export function packageOf(name: string): string {
  const [first = '', second = ''] = name.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Rewrites every local import of a source file. */
export function rewriteLocalImports(source: string, rewrite: (name: string) => string): string {
  return importsOf(source)
    .filter((name) => name.startsWith('.'))
    .reduce((text, name) => text.replaceAll(`'${name}'`, `'${rewrite(name)}'`), source);
}
