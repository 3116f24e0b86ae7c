import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { copyAliases } from './aliases.ts';
import { Twins } from './compress.ts';
import { CriticalCss } from './critical-css.ts';
import { contentSecurity } from './csp.ts';
import { embedFirstScreenFonts } from './first-screen-fonts.ts';
import { eachPage } from './html-files.ts';
import { liftIslandRule } from './island-rule.ts';
import { lowerIslandScript } from './island-script.ts';
import { buildSearchIndex } from './search-index.ts';

/**
 * What happens to the built pages so that they load like plain HTML: the rules that a page uses and
 * the glyphs of its first screen go into it, the shared sheet follows late. Then the copies for
 * aliases, the search index, the hashes for the content security policy, and compressed twins.
 */
export function loading(): AstroIntegration {
  return {
    name: 'larkfield:loading',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const css = new CriticalCss(root);
        const twins = new Twins();
        const count = await eachPage(root, async (html) => {
          const inlined = await css.inline(lowerIslandScript(liftIslandRule(html)));
          const ready = await embedFirstScreenFonts(inlined);
          twins.prepare(Buffer.from(ready));
          return ready;
        });
        await copyAliases(root);
        const indexed = await buildSearchIndex(root);
        await contentSecurity(root);
        await twins.write(root);
        logger.info(`${count} pages made ready, ${indexed} in the search index`);
      },
    },
  };
}
