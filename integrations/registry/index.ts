import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../../site.config.ts';
import { pages } from '../../src/page-meta/pages.ts';
import { buildRegistry } from './build-registry.ts';
import { type Collected, collectItems } from './collect-item.ts';
import { slugOf } from './slug.ts';
import { Sources } from './sources.ts';
import { specimensModule } from './specimens-module.ts';

/**
 * Returns the index of all items without file contents
 * (https://ui.shadcn.com/schema/registry.json).
 */
const registryIndex = (items: ReadonlyMap<string, Collected>) => ({
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: slugOf(siteConfig.company.name),
  homepage: siteConfig.url,
  items: [...items.values()].map(({ item: { files, css: _css, cssVars: _vars, ...item } }) => ({
    ...item,
    files: files.map(({ content: _content, ...file }) => file),
  })),
});

/** True if the site has a registry: only the showcase refers to its items. */
const hasRegistry = pages.some(({ group }) => group === 'showcase');

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns all files below `/r/`, by name; or those of one item. */
function registryTexts(sources: Sources, itemName = 'registry'): Map<string, string> {
  const { entries, inlinedHelpers } = buildRegistry(sources);
  const items = collectItems(sources, {
    entries: entries.filter(({ name }) => itemName === 'registry' || name === itemName),
    inlinedHelpers,
  });
  const texts = new Map([['registry.json', toJson(registryIndex(items))]]);
  for (const [name, { item, pictures }] of items) {
    texts.set(`${name}.json`, toJson(item));
    if (pictures !== '') texts.set(`${name}.pictures.txt`, pictures);
  }
  return texts;
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
          const [, file = '', name] =
            /^\/r\/(([\w-]+)\.(?:json|pictures\.txt))$/.exec(request.url ?? '') ?? [];
          const text = name && registryTexts(sources, name).get(file);
          if (!text) return next();
          const type = file.endsWith('.json') ? 'application/json' : 'text/plain';
          response.setHeader('content-type', `${type}; charset=utf-8`);
          response.end(text);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!hasRegistry) return;
        const folder = join(fileURLToPath(dir), 'r');
        await mkdir(folder, { recursive: true });
        const started = performance.now();
        const texts = registryTexts(sources);
        for (const [file, text] of texts) await writeFile(join(folder, file), text);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        logger.info(`${texts.size} files of registry items, in ${seconds} s`);
      },
    },
  };
}
