import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { z } from 'zod';
import type { Needed } from './frontmatter.ts';
import { sourceFolders } from './source-folders.ts';

const isFunction = (value: unknown) => typeof value === 'function';

/** Entry that a loader of a collection stores. */
interface Entry {
  id: string;
  data: unknown;
  body?: string;
}

/** Part of a loader's context that the loaders of this project use (https://docs.astro.build/en/reference/content-loader-reference/). */
interface LoaderContext {
  config: { root: URL };
  store: Pick<Map<string, Entry>, 'get' | 'delete' | 'keys'> & { set: (entry: Entry) => void };
  renderMarkdown: (text: string) => Promise<{ html: string }>;
  generateDigest: (value: unknown) => string;
}

/** Shape of a collection in `content.config.ts`. */
const collectionSchema = z.object({
  loader: z.object({ load: z.custom<(context: LoaderContext) => Promise<void>>(isFunction) }),
});

type Loader = z.infer<typeof collectionSchema>['loader'];
type Reader = (name: string, filter?: (entry: unknown) => boolean) => Promise<unknown[]>;
/** Exports of the bundled module below. */
const moduleSchema = z.object({
  provide: z.custom<(reader: Reader) => void>(isFunction),
  collections: z.record(z.string(), collectionSchema),
  values: z.custom<() => Promise<unknown>>(isFunction),
});

/**
 * Runs a CommonJS module and returns its exports. Not by Vite, which imports nothing any more when
 * a build ends.
 */
function load(root: string, code: string): unknown {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(join(root, 'package.json')));
  return module.exports;
}

/** Stub of Astro's module, which knows collections only during rendering. */
const stub = `let read;
  export function provide(reader) { read = reader; }
  export function getCollection(name, filter) { return read(name, filter); }
  export function defineCollection(collection) { return collection; }`;

const stubPlugin: Plugin = {
  name: 'stub-of-astro',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^astro:content$/ }, ({ path }) => ({ path, namespace: 'stubs' }));
    onLoad({ filter: /.*/, namespace: 'stubs' }, () => ({ contents: stub }));
  },
};

/** Loads the entries of a collection, by its own loader. HTML of texts is not needed here. */
async function entriesOf(root: string, collection: string, { load }: Loader) {
  const entries = new Map<string, Entry>();
  await load({
    config: { root: pathToFileURL(`${root}/`) },
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
 * Validates that a value is JSON data.
 * @throws for anything else.
 */
function plain(file: string, name: string, value: unknown): unknown {
  const text = JSON.stringify(value, (key, each: unknown) => {
    const odd =
      typeof each === 'function' ||
      (each instanceof Object &&
        !Array.isArray(each) &&
        Object.getPrototypeOf(each) !== Object.prototype);
    if (odd) throw new Error(`${file}: ${name} holds "${key}", which is not plain data.`);
    return each;
  });
  return JSON.parse(text ?? 'null');
}

/**
 * Computes the values that a page's frontmatter has at build time, by name.
 * @throws for values that are not plain data.
 */
export async function pageData(
  root: string,
  file: string,
  { imports, statements }: Needed,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const code = [
    `export { provide } from 'astro:content';`,
    `export { collections } from ${JSON.stringify(join(root, sourceFolders.collections))};`,
    ...imports,
    `export async function values() { ${statements.join('\n')} return { ${names.join(', ')} }; }`,
  ];
  const bundle = await build({
    stdin: { contents: code.join('\n'), loader: 'ts', resolveDir: join(root, posix.dirname(file)) },
    ...{ bundle: true, write: false, format: 'cjs', platform: 'node', logLevel: 'silent' },
    plugins: [stubPlugin],
  });
  const loaded = load(root, bundle.outputFiles[0]?.text ?? '');
  const { provide, collections, values } = moduleSchema.parse(loaded);
  provide(async (name, filter) => {
    const collection = collections[name];
    if (!collection) throw new Error(`${file}: there is no collection "${name}".`);
    const entries = await entriesOf(root, name, collection.loader);
    return filter ? entries.filter(filter) : entries;
  });
  const found = z.record(z.string(), z.unknown()).parse(await values());
  return Object.fromEntries(names.map((name) => [name, plain(file, name, found[name])]));
}
