import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../../site.config.ts';
import { registry } from '../../src/catalogue/registry.ts';
import type { RegistryEntry } from '../../src/catalogue/registry-entry.ts';
import { collectItem } from './collect-item.ts';

const entries: readonly RegistryEntry[] = registry;

/** The list of all items, without their files (https://ui.shadcn.com/schema/registry.json). */
function index(root: string) {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: siteConfig.company.name.toLowerCase(),
    homepage: siteConfig.url,
    items: entries.map((entry) => {
      const { files, css: _css, cssVars: _vars, ...item } = collectItem(root, entry);
      return { ...item, files: files.map(({ content: _content, ...file }) => file) };
    }),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The text of `/r/<name>.json`, or undefined where nothing goes by that name. */
function answer(root: string, name: string): string | undefined {
  if (name === 'registry') return json(index(root));
  const entry = entries.find((each) => each.name === name);
  return entry && json(collectItem(root, entry));
}

/** Writes `dist/r/`: what `npx shadcn add <site>/r/<name>.json` reads. In development: on request. */
export function registryFiles(): AstroIntegration {
  let root = '';
  return {
    name: 'larkfield:registry',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = /^\/r\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1];
          const body = name && answer(root, name);
          if (!body) return next();
          response.setHeader('content-type', 'application/json; charset=utf-8');
          response.end(body);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = join(fileURLToPath(dir), 'r');
        await mkdir(folder, { recursive: true });
        for (const name of ['registry', ...entries.map((entry) => entry.name)]) {
          await writeFile(join(folder, `${name}.json`), answer(root, name) ?? '');
        }
        logger.info(`${entries.length} items to take home`);
      },
    },
  };
}
