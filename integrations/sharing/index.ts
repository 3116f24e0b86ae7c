import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { readPages } from '../../scripts/read-pages.ts';
import { siteConfig } from '../../site.config.ts';
import { pictureNamed } from '../../src/media/pictures.ts';
import type { PageMeta } from '../../src/page-meta/page-meta.ts';
import { pages } from '../../src/page-meta/pages.ts';
import { cardPath } from '../../src/page-meta/sharing-card.ts';
import { themes } from '../../src/themes/themes.ts';
import { makeBrandShape } from '../brand/brand-shape.ts';
import { cardImage } from './card-image.ts';

/** Concurrency: while one card is drawn, the next picture is decoded. */
const concurrency = 2;

/** Creates the function that draws the card of a page. */
async function drawer(root: string, media: string) {
  const brand = await makeBrandShape(siteConfig.company, themes.house, root);
  return ({ headTitle, theme, picture }: PageMeta) =>
    cardImage(
      { title: headTitle, theme: themes[theme], brand },
      picture === undefined ? undefined : pictureNamed(picture),
      media,
    );
}

/**
 * Draws the cards of all pages into the built site at `target`. The list that the build wrote has the
 * titles in the site's language, as integrations do not.
 */
async function drawAll(
  root: string,
  target: string,
  logger: AstroIntegrationLogger,
): Promise<void> {
  const draw = await drawer(root, join(target, 'media'));
  const started = performance.now();
  const built = readPages(target);
  const queue = [...built];
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const file = join(target, cardPath(page.path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await draw(page));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  logger.info(`${built.length} sharing cards, in ${seconds} s`);
}

/**
 * Generates a sharing card for each page: its title in the font of its theme, the logo, and the
 * page's picture. In development cards are drawn on request. A build draws them while the
 * integrations between `begin` and `end` run: decoding pictures and rewriting pages overlap.
 */
export function sharingCards(): { begin: AstroIntegration; end: AstroIntegration } {
  let root = '.';
  let drawn: Promise<void> | undefined;
  const begin: AstroIntegration = {
    name: 'site:sharing',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        const ready = drawer(root, join(root, 'public/media'));
        server.middlewares.use((request, response, next) => {
          const page = pages.find(({ path }) => cardPath(path) === request.url);
          if (!page) return next();
          ready
            .then((draw) => draw(page))
            .then((body) => {
              response.setHeader('content-type', 'image/jpeg');
              response.end(body);
            }, next);
        });
      },
      'astro:build:done': ({ dir, logger }) => {
        drawn = drawAll(root, fileURLToPath(dir), logger);
        // Errors surface where `end` awaits the result.
        drawn.catch(() => {});
      },
    },
  };
  const end: AstroIntegration = {
    name: 'site:shared',
    hooks: { 'astro:build:done': () => drawn },
  };
  return { begin, end };
}
