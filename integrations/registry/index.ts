import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../../site.config.ts';
import { pages } from '../../src/page-meta/pages.ts';
import { buildRegistry, type Registry } from './build-registry.ts';
import { type Collected, collectItem, readSharedData } from './collect-item.ts';
import { slugOf } from './slug.ts';
import { Sources } from './sources.ts';
import { specimensModule } from './specimens-module.ts';

/** Collects all items, by name. */
async function collectAll(
  sources: Sources,
  registry: Registry,
): Promise<ReadonlyMap<string, Collected>> {
  const sharedData = readSharedData(sources, registry);
  const items = new Map<string, Collected>();
  for (const entry of registry.entries) items.set(entry.name, await collectItem(sharedData, entry));
  return items;
}

/**
 * Returns the index of all items without file contents
 * (https://ui.shadcn.com/schema/registry.json).
 */
function registryIndex(items: ReadonlyMap<string, Collected>) {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: slugOf(siteConfig.company.name),
    homepage: siteConfig.url,
    items: [...items.values()].map(({ item: { files, css: _css, cssVars: _vars, ...item } }) => ({
      ...item,
      files: files.map(({ content: _content, ...file }) => file),
    })),
  };
}

/** True if the site has a registry: only the showcase refers to its items. */
const hasRegistry = pages.some(({ group }) => group === 'showcase');

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns all files below `/r/`, by name. */
function registryTexts(items: ReadonlyMap<string, Collected>): Map<string, string> {
  const texts = new Map([['registry.json', toJson(registryIndex(items))]]);
  for (const [name, { item, pictures }] of items) {
    texts.set(`${name}.json`, toJson(item));
    if (pictures !== '') texts.set(`${name}.pictures.txt`, pictures);
  }
  return texts;
}

/**
 * Renders one file below `/r/` from the current sources; undefined if there is no such file.
 */
async function renderFile(sources: Sources, file: string): Promise<string | undefined> {
  sources.refresh();
  const registry = buildRegistry(sources);
  const name = file.replace(/(\.pictures\.txt|\.json)$/, '');
  const entries = registry.entries.filter((entry) => name === 'registry' || entry.name === name);
  return registryTexts(await collectAll(sources, { ...registry, entries })).get(file);
}

/**
 * Writes the shadcn registry to `dist/r/`, where `npx shadcn add <site>/r/<name>.json` reads it. In
 * development its files are served on request.
 */
export function registryFiles(): AstroIntegration {
  let sources = new Sources('.');
  return {
    name: 'site:registry',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        sources = new Sources(fileURLToPath(config.root));
        updateConfig({ vite: { plugins: [specimensModule(sources)] } });
      },
      'astro:server:setup': ({ server }) => {
        if (!hasRegistry) return;
        server.middlewares.use((request, response, next) => {
          const file = /^\/r\/([\w.-]+\.(?:json|txt))$/.exec(request.url ?? '')?.[1];
          if (!file) return next();
          renderFile(sources, file).then((body) => {
            if (body === undefined) return next();
            const type = file.endsWith('.json') ? 'application/json' : 'text/plain';
            response.setHeader('content-type', `${type}; charset=utf-8`);
            response.end(body);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!hasRegistry) return;
        const folder = join(fileURLToPath(dir), 'r');
        await mkdir(folder, { recursive: true });
        const started = performance.now();
        const items = await collectAll(sources, buildRegistry(sources));
        for (const [file, text] of registryTexts(items)) await writeFile(join(folder, file), text);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        logger.info(`${items.size} registry items, in ${seconds} s`);
      },
    },
  };
}
