import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../../site.config.ts';
import { themes } from '../../src/themes/themes.ts';
import { type BrandFile, brandFiles } from './brand-files.ts';
import { writeBrandModule } from './brand-module.ts';
import { makeBrandShape } from './brand-shape.ts';

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Generates the brand from `site.config.ts`: a module of outlines before the build, then favicons,
 * icons and the manifest. In development these are rendered on request.
 */
export function brand(): AstroIntegration {
  let files: ReadonlyMap<string, BrandFile> = new Map();
  return {
    name: 'site:brand',
    hooks: {
      'astro:config:setup': async ({ config, addWatchFile }) => {
        const { company } = siteConfig;
        const projectRoot = fileURLToPath(config.root);
        const shape = await makeBrandShape(company, themes.house, projectRoot);
        writeBrandModule(projectRoot, shape);
        files = brandFiles(company, shape, themes.house);
        if (company.logo) addWatchFile(new URL(company.logo.file, config.root));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = (request.url ?? '').slice(1);
          const render = files.get(name);
          if (!render) return next();
          render().then((body) => {
            response.setHeader('content-type', contentTypes[extname(name)] ?? 'text/plain');
            response.end(body);
          }, next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [name, render] of files) await writeFile(new URL(name, dir), await render());
      },
    },
  };
}
