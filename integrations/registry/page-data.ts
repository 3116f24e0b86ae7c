import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { parseFrontmatter } from 'astro/markdown';
import { build, type Plugin } from 'esbuild';
import { z } from 'zod';
import type { Needed } from './frontmatter.ts';
import { sourceFolders } from './source-folders.ts';

/** Shape of a collection in `content.config.ts`: file pattern and schema. */
const collectionSchema = z.object({
  loader: z.object({ pattern: z.string(), base: z.string() }),
  schema: z.custom<z.ZodType>((value) => value instanceof Object && 'parse' in value),
});

type Reader = (name: string, filter?: (entry: unknown) => boolean) => Promise<unknown[]>;
const isFunction = (value: unknown) => typeof value === 'function';

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

/** Stubs of Astro's modules, which know collections only during rendering. */
const stubs = {
  'astro:content': `let read;
    export function provide(reader) { read = reader; }
    export function getCollection(name, filter) { return read(name, filter); }
    export function defineCollection(collection) { return collection; }`,
  'astro/loaders': 'export const glob = (options) => options;',
};

const stubPlugin: Plugin = {
  name: 'stubs-of-astro',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^astro[:/](content|loaders)$/ }, ({ path }) => ({
      path,
      namespace: 'stubs',
    }));
    onLoad({ filter: /.*/, namespace: 'stubs' }, ({ path }) => ({
      contents: stubs[path as keyof typeof stubs],
    }));
  },
};

/** Reads the entries of a collection like Astro, in the order of their files. */
function entriesOf(root: string, name: string, collection: z.infer<typeof collectionSchema>) {
  const { loader, schema } = collection;
  const folder = join(root, loader.base);
  return globSync(loader.pattern, { cwd: folder })
    .sort()
    .map((file) => {
      const { frontmatter, content } = parseFrontmatter(readFileSync(join(folder, file), 'utf8'));
      const id = file.replace(/\.\w+$/, '');
      return { id, collection: name, data: schema.parse(frontmatter), body: content };
    });
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
    const entries = entriesOf(root, name, collection);
    return filter ? entries.filter(filter) : entries;
  });
  const found = z.record(z.string(), z.unknown()).parse(await values());
  return Object.fromEntries(names.map((name) => [name, plain(file, name, found[name])]));
}
