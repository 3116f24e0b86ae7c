import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { z } from 'zod';
import type { FrontmatterPart } from './frontmatter.ts';
import { sourceFolders } from './source-folders.ts';

const isFunction = (value: unknown) => typeof value === 'function';

/** Entry that the loader of a collection stores. */
interface CollectionEntry {
  id: string;
  data: unknown;
  body?: string;
}

/** Part of a loader's context that the loaders of this project use (https://docs.astro.build/en/reference/content-loader-reference/). */
interface LoaderContext {
  config: { root: URL };
  store: Pick<Map<string, CollectionEntry>, 'get' | 'delete' | 'keys'> & {
    set: (entry: CollectionEntry) => void;
  };
  renderMarkdown: (text: string) => Promise<{ html: string }>;
  generateDigest: (value: unknown) => string;
}

/** Shape of a collection in `content.config.ts`. */
const collectionSchema = z.object({
  loader: z.object({ load: z.custom<(context: LoaderContext) => Promise<void>>(isFunction) }),
});

type Loader = z.infer<typeof collectionSchema>['loader'];

/** Function that answers `getCollection`. */
type Reader = (name: string, filter?: (entry: unknown) => boolean) => Promise<unknown[]>;
/** Exports of the module that `pageData` bundles. */
const moduleSchema = z.object({
  setReader: z.custom<(reader: Reader) => void>(isFunction),
  collections: z.record(z.string(), collectionSchema),
  values: z.custom<() => Promise<unknown>>(isFunction),
});

/**
 * Runs a CommonJS module and returns its exports. Vite cannot do this, because at the end of a
 * build it does not import anything any more.
 */
function runModule(projectRoot: string, code: string): unknown {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(join(projectRoot, 'package.json')));
  return module.exports;
}

/** Stub of `astro:content`, because Astro's module has collections only during rendering. */
const stub = `let reader;
  export function setReader(newReader) { reader = newReader; }
  export function getCollection(name, filter) { return reader(name, filter); }
  export function defineCollection(collection) { return collection; }`;

const stubPlugin: Plugin = {
  name: 'stub-of-astro',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^astro:content$/ }, ({ path }) => ({ path, namespace: 'stubs' }));
    onLoad({ filter: /.*/, namespace: 'stubs' }, () => ({ contents: stub }));
  },
};

/** Loads the entries of a collection by its own loader, without rendering Markdown as HTML. */
async function loadEntries(projectRoot: string, collection: string, { load }: Loader) {
  const entries = new Map<string, CollectionEntry>();
  await load({
    config: { root: pathToFileURL(`${projectRoot}/`) },
    store: {
      get: (id) => entries.get(id),
      set: (entry) => entries.set(entry.id, entry),
      delete: (id) => entries.delete(id),
      keys: () => entries.keys(),
    },
    renderMarkdown: async () => ({ html: '' }),
    generateDigest: JSON.stringify,
  });
  return [...entries.values()].map(({ id, data, body }) => ({ id, collection, data, body }));
}

/**
 * Validates that a value is JSON data, and returns a copy.
 * @throws for anything else.
 */
function toPlainData(file: string, name: string, value: unknown): unknown {
  const text = JSON.stringify(value, (key, inner: unknown) => {
    const isClassInstance =
      inner instanceof Object &&
      !Array.isArray(inner) &&
      Object.getPrototypeOf(inner) !== Object.prototype;
    if (typeof inner === 'function' || isClassInstance)
      throw new Error(`${file}: ${name} holds "${key}", which is not plain data.`);
    return inner;
  });
  return JSON.parse(text ?? 'null');
}

/**
 * Computes the values that a page's frontmatter has at build time, by name.
 * @throws for values that are not plain data.
 */
export async function pageData(
  projectRoot: string,
  file: string,
  { imports, statements }: FrontmatterPart,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const code = [
    `export { setReader } from 'astro:content';`,
    `export { collections } from ${JSON.stringify(join(projectRoot, sourceFolders.collections))};`,
    ...imports,
    `export async function values() { ${statements.join('\n')} return { ${names.join(', ')} }; }`,
  ];
  const bundle = await build({
    stdin: {
      contents: code.join('\n'),
      loader: 'ts',
      resolveDir: join(projectRoot, posix.dirname(file)),
    },
    ...{ bundle: true, write: false, format: 'cjs', platform: 'node', logLevel: 'silent' },
    plugins: [stubPlugin],
  });
  const moduleExports = runModule(projectRoot, bundle.outputFiles[0]?.text ?? '');
  const { setReader, collections, values } = moduleSchema.parse(moduleExports);
  setReader(async (name, filter) => {
    const collection = collections[name];
    if (!collection) throw new Error(`${file}: there is no collection "${name}".`);
    const entries = await loadEntries(projectRoot, name, collection.loader);
    return filter ? entries.filter(filter) : entries;
  });
  const valuesByName = z.record(z.string(), z.unknown()).parse(await values());
  return Object.fromEntries(
    names.map((name) => [name, toPlainData(file, name, valuesByName[name])]),
  );
}
