import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { copyAliases } from './aliases.ts';
import { CriticalCss } from './critical-css.ts';
import { contentSecurity } from './csp.ts';
import { embedFirstScreenFaces } from './faces/first-screen-faces.ts';
import { FooterDrawings } from './footer-drawings.ts';
import { eachPage } from './html-files.ts';
import { liftIslandRule } from './island-rule.ts';
import { IslandScript } from './island-script.ts';
import { IslandProps } from './islands/island-props.ts';
import { calmModuleScripts } from './module-scripts.ts';
import { packText } from './pack-text.ts';
import { precompress } from './precompress.ts';
import { buildSearchIndex } from './search-index.ts';
import { pathOf, standsForAnother } from './stands-for-another.ts';

/** Matches generated stylesheets. */
const ownSheets = /\/static\/css\/(?:fold|late)-[\w-]+\.css/g;

/**
 * Returns true for files that are rarely requested, which are compressed faster: registry items,
 * which a program downloads once; pages with another canonical URL; and stylesheets of such pages
 * alone.
 */
const isRare = (path: string, body: Buffer, sheets: ReadonlySet<string>) =>
  path.startsWith('/r/') ||
  (path.match(ownSheets) !== null && !sheets.has(path)) ||
  standsForAnother(body.toString(), path);

/**
 * Optimizes the built pages so that they load like plain HTML: inlines the critical rules and the
 * glyphs of the first screen, and defers all other rules. Then writes alias pages, the search
 * index, the hashes of the content security policy, and precompressed files.
 */
export function loading(): AstroIntegration {
  return {
    name: 'site:loading',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const css = new CriticalCss(root);
        const islands = new IslandScript();
        const props = new IslandProps();
        const drawings = new FooterDrawings();
        const sheets = new Set<string>();
        const count = await eachPage(root, async (html, file) => {
          const light = props.lift(drawings.lift(liftIslandRule(calmModuleScripts(html))));
          const inlined = await css.inline(await islands.lift(light), file, html);
          const ready = await embedFirstScreenFaces(inlined);
          const again = standsForAnother(ready, pathOf(root, file));
          // Starts the compression early; `precompress` awaits the same result and handles errors.
          packText(Buffer.from(ready), 'br', again ? 'quick' : 'best').catch(() => {});
          if (!again) for (const [path] of ready.matchAll(ownSheets)) sheets.add(path);
          return ready;
        });
        await islands.write(root);
        await props.write(root);
        await css.write();
        await drawings.write(root);
        await copyAliases(root);
        const indexed = await buildSearchIndex(root);
        await contentSecurity(root);
        await precompress(root, (path, body) => (isRare(path, body, sheets) ? 'quick' : 'best'));
        logger.info(`${count} pages made ready, ${indexed} in the search index`);
      },
    },
  };
}
