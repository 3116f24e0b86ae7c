import { importsOf } from '../imports-of.ts';

export { importsOf };

/** Returns the npm package of a specifier: `@base-ui/react` of `@base-ui/react/tabs`. */
export function packageOf(name: string): string {
  const [first = '', second = ''] = name.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Rewrites all local imports of a source file. */
export function rewriteLocalImports(source: string, rewrite: (name: string) => string): string {
  return importsOf(source)
    .filter((name) => name.startsWith('.'))
    .reduce((text, name) => text.replaceAll(`'${name}'`, `'${rewrite(name)}'`), source);
}
