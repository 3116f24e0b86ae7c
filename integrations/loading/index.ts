import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isQuickBuild, reportPages } from '../build-mode.ts';
import { hasOtherCanonical } from '../built-site/canonical-url.ts';
import { listFiles } from '../built-site/list-files.ts';
import { urlPathOf } from '../built-site/url-path.ts';
import { copyAliases } from './aliases.ts';
import { compressText } from './compress-text.ts';
import { CriticalCss } from './critical-css.ts';
import { writeContentSecurity } from './csp.ts';
import { embedFirstScreenFonts } from './fonts/first-screen-fonts.ts';
import { FooterSprite } from './footer-sprite.ts';
import { shortenIcons } from './icon-markup.ts';
import { IslandScript } from './island-script.ts';
import { moveIslandStyle } from './island-style.ts';
import { IslandProps } from './islands/island-props.ts';
import { lowerModulePriority } from './module-scripts.ts';
import { precompress } from './precompress.ts';
import { rewritePages } from './rewrite-pages.ts';
import { buildSearchIndex } from './search-index.ts';

/**
 * Returns true for files that are rarely requested, which are compressed faster: registry items,
 * which a program downloads once, and pages with another canonical URL.
 */
const isRare = (path: string, body: Buffer) =>
  path.startsWith('/r/') || hasOtherCanonical(body.toString(), path);

/**
 * Lists the pages to optimize. A quick build leaves out the pages with another canonical URL, which
 * are more than half of the site: they keep linked stylesheets and complete fonts.
 */
async function pagesToOptimize(siteFolder: string): Promise<string[]> {
  const files = await listFiles(siteFolder, /\.html$/);
  if (!isQuickBuild) return files;
  const canonicalPages: string[] = [];
  for (const file of files)
    if (!hasOtherCanonical(await readFile(file, 'utf8'), urlPathOf(siteFolder, file)))
      canonicalPages.push(file);
  return canonicalPages;
}

/**
 * Optimizes the built pages so that they load like plain HTML: inlines the critical rules and the
 * glyphs of the first screen, and links the stylesheets at its end. Then writes alias pages, the
 * search index, the hashes of the content security policy, and precompressed files; after a quick
 * build the server compresses.
 */
export function loading(): AstroIntegration {
  return {
    name: 'site:loading',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const siteFolder = fileURLToPath(dir);
        const criticalCss = new CriticalCss(siteFolder);
        const islandScript = new IslandScript();
        const islandProps = new IslandProps();
        const footerSprite = new FooterSprite();
        const pages = await pagesToOptimize(siteFolder);
        const report = (done: number) =>
          reportPages({ stage: 'optimize', done, total: pages.length });
        let doneCount = 0;
        report(doneCount);
        await rewritePages(pages, async (html, file) => {
          const shortenedHtml = shortenIcons(moveIslandStyle(lowerModulePriority(html)));
          const htmlWithoutProps = islandProps.extract(footerSprite.extract(shortenedHtml));
          const htmlWithoutScript = await islandScript.extract(htmlWithoutProps);
          const styledHtml = await criticalCss.inline(htmlWithoutScript, file);
          const finalHtml = await embedFirstScreenFonts(styledHtml);
          doneCount += 1;
          report(doneCount);
          if (isQuickBuild) return finalHtml;
          const isRepeated = hasOtherCanonical(finalHtml, urlPathOf(siteFolder, file));
          // Starts the compression early; `precompress` awaits the same result and handles errors.
          compressText(Buffer.from(finalHtml), 'br', isRepeated ? 'quick' : 'best').catch(() => {});
          return finalHtml;
        });
        await islandScript.write(siteFolder);
        await islandProps.write(siteFolder);
        await footerSprite.write(siteFolder);
        await copyAliases(siteFolder);
        const indexedCount = await buildSearchIndex(siteFolder);
        await writeContentSecurity(siteFolder);
        const qualityOf = (path: string, body: Buffer) => (isRare(path, body) ? 'quick' : 'best');
        if (!isQuickBuild) await precompress(siteFolder, qualityOf);
        logger.info(`${pages.length} pages optimized, ${indexedCount} in the search index`);
      },
    },
  };
}
