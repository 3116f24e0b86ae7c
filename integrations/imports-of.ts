import { parseSync } from 'oxc-parser';

/** Import of a source file; the name is as written: `./button.tsx`, `react`. */
export interface Import {
  name: string;
  /** True if only types are imported, so that nothing remains at run time. */
  typeOnly: boolean;
}

/** Frontmatter of an Astro page. */
const frontmatter = /^---\n([\s\S]*?)\n---/;
/** Scripts of an Astro page that Astro bundles: inline, or by `src`. */
const scripts = /<script(?: src="(\.[^"]+)")?>([\s\S]*?)<\/script>/g;

/** Returns the TypeScript of a source file: for an Astro page, frontmatter and scripts. */
function codeOf(source: string): string[] {
  const head = frontmatter.exec(source);
  if (!head) return [source];
  const page = source.slice(head[0].length);
  return [
    head[1] ?? '',
    ...[...page.matchAll(scripts)].map(([, file, code = '']) =>
      file ? `import '${file}';` : code,
    ),
  ];
}

/** Parses as TSX, else as TS: `<T>(x)` is a cast in one and an element in the other. */
function parsed(code: string) {
  const tsx = parseSync('source.tsx', code);
  const result = tsx.errors.length === 0 ? tsx : parseSync('source.ts', code);
  const [error] = result.errors;
  if (error) throw new Error(`A source file cannot be read: ${error.codeframe ?? error.message}`);
  return result.module;
}

function importsIn(code: string): (Import & { at: number })[] {
  const { staticImports, staticExports, dynamicImports } = parsed(code);
  const named = staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
    name: value,
    at: start,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest
        ? [{ name: moduleRequest.value, at: moduleRequest.start, typeOnly: isType }]
        : [],
    ),
  );
  const later = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    // A specifier computed at run time names no file.
    const [, name] = /^['"`]([^$]*)['"`]$/.exec(code.slice(start, end)) ?? [];
    return name === undefined ? [] : [{ name, at: start, typeOnly: false }];
  });
  return [...named, ...passedOn, ...later].sort((one, other) => one.at - other.at);
}

/**
 * Returns everything that a source file (`.ts`, `.tsx`, or `.astro`) imports, re-exports or imports
 * dynamically, each specifier once, in source order.
 * @throws when the text is not valid TypeScript.
 */
export function importsWithKinds(source: string): Import[] {
  const found = new Map<string, boolean>();
  for (const { name, typeOnly } of codeOf(source).flatMap(importsIn)) {
    found.set(name, typeOnly && (found.get(name) ?? true));
  }
  return [...found].map(([name, typeOnly]) => ({ name, typeOnly }));
}

/** Returns the specifiers of `importsWithKinds` alone. */
export function importsOf(source: string): string[] {
  return importsWithKinds(source).map(({ name }) => name);
}
