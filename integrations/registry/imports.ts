import { importsOf } from '../imports-of.ts';

export { importsOf };

/** Returns the npm package of a specifier: `@base-ui/react` of `@base-ui/react/tabs`. */
export function packageOf(specifier: string): string {
  const [scopeOrName = '', scopedName = ''] = specifier.split('/');
  return scopeOrName.startsWith('@') ? `${scopeOrName}/${scopedName}` : scopeOrName;
}

/** Rewrites the module specifiers of all local imports of a source file. */
export function rewriteLocalImports(
  source: string,
  rewrite: (specifier: string) => string,
): string {
  return importsOf(source)
    .filter((specifier) => specifier.startsWith('.'))
    .reduce(
      (text, specifier) => text.replaceAll(`'${specifier}'`, `'${rewrite(specifier)}'`),
      source,
    );
}
