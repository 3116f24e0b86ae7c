import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isQuickBuild, reportPages } from '../build-mode.ts';
import { hasOtherCanonical } from '../built-site/canonical-url.ts';
import { listFiles } from '../built-site/list-files.ts';
import { urlPathOf } from '../built-site/url-path.ts';
import { copyAliases } from './aliases.ts';
import { inlineCriticalCss } from './critical-css.ts';
import { writeContentSecurity } from './csp.ts';
import { embedFirstScreenFonts } from './fonts/first-screen-fonts.ts';
import { moveFooterIcons } from './footer-sprite.ts';
import { shortenIcons } from './icon-markup.ts';
import { moveIslandScript } from './island-script.ts';
import { moveIslandStyle } from './island-style.ts';
import { moveIslandProps } from './islands/island-props.ts';
import { lowerModulePriority } from './module-scripts.ts';
import { compressText, precompress } from './precompress.ts';
import { buildSearchIndex } from './search-index.ts';
import { SharedFiles } from './shared-files.ts';

/**
 * Chooses the compression of a file. Rarely requested files are compressed faster: registry items,
 * which a program downloads once, and pages with another canonical URL.
 */
const qualityOf = (path: string, body: Buffer) =>
  path.startsWith('/r/') || hasOtherCanonical(body.toString(), path) ? 'quick' : 'best';

/**
 * Optimizes the built pages so that they load like plain HTML: inlines the critical rules and the
 * glyphs of the first screen, and links the stylesheets at its end. Then writes alias pages, the
 * search index, the hashes of the content security policy, and precompressed files. A quick build
 * leaves the compression to the server, and out the pages with another canonical URL, which are
 * more than half of the site: they keep linked stylesheets and complete fonts.
 */
export function loading(): AstroIntegration {
  return {
    name: 'site:loading',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const siteFolder = fileURLToPath(dir);
        const files = new SharedFiles();
        const optimize = async (html: string, file: string) => {
          const shortenedHtml = shortenIcons(moveIslandStyle(lowerModulePriority(html)));
          const htmlWithoutProps = moveIslandProps(moveFooterIcons(shortenedHtml, files), files);
          const htmlWithoutScript = await moveIslandScript(htmlWithoutProps, files);
          return embedFirstScreenFonts(
            await inlineCriticalCss(htmlWithoutScript, file, siteFolder),
          );
        };
        const pages = await listFiles(siteFolder, /\.html$/);
        const total = pages.length;
        for (const [done, file] of pages.entries()) {
          reportPages({ stage: 'optimize', done, total });
          const originalHtml = await readFile(file, 'utf8');
          const path = urlPathOf(siteFolder, file);
          if (isQuickBuild && hasOtherCanonical(originalHtml, path)) continue;
          const html = await optimize(originalHtml, file).catch((cause) => {
            throw new Error(`Could not optimize ${file}`, { cause });
          });
          await writeFile(file, html);
          if (isQuickBuild) continue;
          const body = Buffer.from(html);
          // Starts the compression early; `precompress` awaits the same result and handles errors.
          compressText(body, 'br', qualityOf(path, body)).catch(() => {});
        }
        reportPages({ stage: 'optimize', done: total, total });
        await copyAliases(siteFolder);
        const indexedCount = await buildSearchIndex(siteFolder, files);
        await files.write(siteFolder);
        await writeContentSecurity(siteFolder);
        if (!isQuickBuild) await precompress(siteFolder, qualityOf);
        logger.info(`${total} pages optimized, ${indexedCount} in the search index`);
      },
    },
  };
}
