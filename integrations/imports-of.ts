import { parseSync } from 'oxc-parser';

/** Import of a source file. */
export interface Import {
  /** Module specifier as written: `./button.tsx`, `react`. */
  specifier: string;
  /** True if only types are imported, so that nothing remains at run time. */
  typeOnly: boolean;
}

/** Matches the frontmatter of an Astro page. */
const frontmatterPattern = /^---\n([\s\S]*?)\n---/;
/** Matches scripts of an Astro page that Astro bundles: inline, or by `src`. */
const scriptPattern = /<script(?: src="(\.[^"]+)")?>([\s\S]*?)<\/script>/g;

/** Returns the TypeScript of a source file: for an Astro page, frontmatter and scripts. */
function codeOf(source: string): string[] {
  const match = frontmatterPattern.exec(source);
  if (!match) return [source];
  const [, frontmatter = ''] = match;
  const template = source.slice(match[0].length);
  return [
    frontmatter,
    ...[...template.matchAll(scriptPattern)].map(([, file, code = '']) =>
      file ? `import '${file}';` : code,
    ),
  ];
}

/** Parses code as TSX, or else as TS: `<T>(x)` is a cast in TS and an element in TSX. */
function parseModule(code: string) {
  const tsx = parseSync('source.tsx', code);
  const result = tsx.errors.length === 0 ? tsx : parseSync('source.ts', code);
  const [error] = result.errors;
  if (error) throw new Error(`A source file cannot be read: ${error.codeframe ?? error.message}`);
  return result.module;
}

function importsIn(code: string): (Import & { start: number })[] {
  const { staticImports, staticExports, dynamicImports } = parseModule(code);
  const imports = staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
    specifier: value,
    start,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reExports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest
        ? [{ specifier: moduleRequest.value, start: moduleRequest.start, typeOnly: isType }]
        : [],
    ),
  );
  const runtimeImports = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    // A specifier computed at run time names no file.
    const [, specifier] = /^['"`]([^$]*)['"`]$/.exec(code.slice(start, end)) ?? [];
    return specifier === undefined ? [] : [{ specifier, start, typeOnly: false }];
  });
  const allImports = [...imports, ...reExports, ...runtimeImports];
  return allImports.sort((one, other) => one.start - other.start);
}

/**
 * Returns everything that a source file (`.ts`, `.tsx`, or `.astro`) imports, re-exports or imports
 * dynamically, each specifier once, in source order.
 * @throws when the text is not valid TypeScript.
 */
export function importsWithKinds(source: string): Import[] {
  const typeOnlyBySpecifier = new Map<string, boolean>();
  for (const { specifier, typeOnly } of codeOf(source).flatMap(importsIn)) {
    typeOnlyBySpecifier.set(specifier, typeOnly && (typeOnlyBySpecifier.get(specifier) ?? true));
  }
  return [...typeOnlyBySpecifier].map(([specifier, typeOnly]) => ({ specifier, typeOnly }));
}

/** Returns the module specifiers of `importsWithKinds` alone. */
export function importsOf(source: string): string[] {
  return importsWithKinds(source).map(({ specifier }) => specifier);
}
