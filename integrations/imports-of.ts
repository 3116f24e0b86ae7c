import { parseSync } from 'oxc-parser';

/** One file that a source file names, as it stands in the text: `./button.tsx`, `react`. */
export interface Import {
  name: string;
  /** Nothing but types comes from there: it leaves no trace in what runs. */
  typeOnly: boolean;
}

/** `---` and what stands between it and the next, where Astro keeps a page's imports. */
const frontmatter = /^---\n([\s\S]*?)\n---/;
/** Scripts of an Astro page that Astro bundles: written in it, or beside it. */
const scripts = /<script(?: src="(\.[^"]+)")?>([\s\S]*?)<\/script>/g;

/** The TypeScript in a source file: of an Astro page its frontmatter and its scripts. */
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

/** `<T>(x)` is a cast in one of the two and an element in the other. */
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
    // An address that is only known when it runs names no file.
    const [, name] = /^['"`]([^$]*)['"`]$/.exec(code.slice(start, end)) ?? [];
    return name === undefined ? [] : [{ name, at: start, typeOnly: false }];
  });
  return [...named, ...passedOn, ...later].sort((one, other) => one.at - other.at);
}

/**
 * Everything that a source file (`.ts`, `.tsx`, or `.astro`) imports, passes on or loads later, each
 * name once, in the order of its text.
 * @throws when the text is no TypeScript.
 */
export function importsWithKinds(source: string): Import[] {
  const found = new Map<string, boolean>();
  for (const { name, typeOnly } of codeOf(source).flatMap(importsIn)) {
    found.set(name, typeOnly && (found.get(name) ?? true));
  }
  return [...found].map(([name, typeOnly]) => ({ name, typeOnly }));
}

/** The same, names alone. */
export function importsOf(source: string): string[] {
  return importsWithKinds(source).map(({ name }) => name);
}
