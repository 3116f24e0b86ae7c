import { importsOf } from '../imports-of.ts';

export { importsOf };

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
