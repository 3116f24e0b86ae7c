import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isQuickBuild, reportPages } from '../build-mode.ts';
import { copyAliases } from './aliases.ts';
import { hasOtherCanonical, pathOf } from './canonical-path.ts';
import { compressText } from './compress-text.ts';
import { CriticalCss } from './critical-css.ts';
import { contentSecurity } from './csp.ts';
import { embedFirstScreenFonts } from './fonts/first-screen-fonts.ts';
import { FooterSprite } from './footer-sprite.ts';
import { filesBelow, rewritePages } from './html-files.ts';
import { shortIcons } from './icon-markup.ts';
import { IslandScript } from './island-script.ts';
import { moveIslandStyle } from './island-style.ts';
import { IslandProps } from './islands/island-props.ts';
import { lowPriorityModuleScripts } from './module-scripts.ts';
import { precompress } from './precompress.ts';
import { buildSearchIndex } from './search-index.ts';

/**
 * Returns true for files that are rarely requested, which are compressed faster: registry items,
 * which a program downloads once, and pages with another canonical URL.
 */
const isRare = (path: string, body: Buffer) =>
  path.startsWith('/r/') || hasOtherCanonical(body.toString(), path);

/**
 * Lists the pages to optimize. A quick build leaves pages with another canonical URL, more than
 * half of the site, as Astro made them: with linked stylesheets and complete fonts.
 */
async function pagesToOptimize(root: string): Promise<string[]> {
  const files = await filesBelow(root, /\.html$/);
  if (!isQuickBuild) return files;
  const chosen: string[] = [];
  for (const file of files)
    if (!hasOtherCanonical(await readFile(file, 'utf8'), pathOf(root, file))) chosen.push(file);
  return chosen;
}

/**
 * Optimizes the built pages so that they load like plain HTML: inlines the critical rules and the
 * glyphs of the first screen, and links the stylesheets where it ends. Then writes alias pages, the
 * search index, the hashes of the content security policy, and precompressed files; in a quick build
 * the server compresses.
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
        const sprite = new FooterSprite();
        const pages = await pagesToOptimize(root);
        const report = (done: number) =>
          reportPages({ stage: 'optimize', done, total: pages.length });
        let count = 0;
        report(count);
        await rewritePages(pages, async (html, file) => {
          const light = shortIcons(moveIslandStyle(lowPriorityModuleScripts(html)));
          const extracted = props.extract(sprite.extract(light));
          const inlined = await css.inline(await islands.extract(extracted), file);
          const ready = await embedFirstScreenFonts(inlined);
          count += 1;
          report(count);
          if (isQuickBuild) return ready;
          const isRepeated = hasOtherCanonical(ready, pathOf(root, file));
          // Starts the compression early; `precompress` awaits the same result and handles errors.
          compressText(Buffer.from(ready), 'br', isRepeated ? 'quick' : 'best').catch(() => {});
          return ready;
        });
        await islands.write(root);
        await props.write(root);
        await sprite.write(root);
        await copyAliases(root);
        const indexed = await buildSearchIndex(root);
        await contentSecurity(root);
        const qualityOf = (path: string, body: Buffer) => (isRare(path, body) ? 'quick' : 'best');
        if (!isQuickBuild) await precompress(root, qualityOf);
        logger.info(`${pages.length} pages optimized, ${indexed} in the search index`);
      },
    },
  };
}
