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

/** Number of cards rendered at once: while one is drawn, the next picture is decoded. */
const concurrency = 2;

/** Creates the function that renders the card of a page. */
async function createCardRenderer(projectRoot: string, mediaFolder: string) {
  const brand = await makeBrandShape(siteConfig.company, themes.house, projectRoot);
  return ({ headTitle, theme, picture }: PageMeta) =>
    cardImage(
      { title: headTitle, theme: themes[theme], brand },
      picture === undefined ? undefined : pictureNamed(picture),
      mediaFolder,
    );
}

/**
 * Renders the cards of all pages into the built site, the folder `outDir`. Takes the titles from
 * the list that the build has written: only there they are in the site's language.
 */
async function renderAllCards(
  projectRoot: string,
  outDir: string,
  logger: AstroIntegrationLogger,
): Promise<void> {
  const renderCard = await createCardRenderer(projectRoot, join(outDir, 'media'));
  const started = performance.now();
  const builtPages = readPages(outDir);
  const queue = [...builtPages];
  const renderQueue = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const file = join(outDir, cardPath(page.path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await renderCard(page));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, renderQueue));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  logger.info(`${builtPages.length} sharing cards, in ${seconds} s`);
}

/**
 * Generates a sharing card for each page: its title in the font of its theme, the logo, and the
 * page's picture. In development cards are rendered on request. A build renders them while
 * the integrations between `begin` and `end` run: decoding pictures and rewriting pages overlap.
 */
export function sharingCards(): { begin: AstroIntegration; end: AstroIntegration } {
  let projectRoot = '.';
  let rendering: Promise<void> | undefined;
  const begin: AstroIntegration = {
    name: 'site:sharing',
    hooks: {
      'astro:config:setup': ({ config }) => {
        projectRoot = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        const renderer = createCardRenderer(projectRoot, join(projectRoot, 'public/media'));
        server.middlewares.use((request, response, next) => {
          const page = pages.find(({ path }) => cardPath(path) === request.url);
          if (!page) return next();
          renderer
            .then((renderCard) => renderCard(page))
            .then((body) => {
              response.setHeader('content-type', 'image/jpeg');
              response.end(body);
            }, next);
        });
      },
      'astro:build:done': ({ dir, logger }) => {
        rendering = renderAllCards(projectRoot, fileURLToPath(dir), logger);
        // Errors surface where `end` awaits the result.
        rendering.catch(() => {});
      },
    },
  };
  const end: AstroIntegration = {
    name: 'site:shared',
    hooks: { 'astro:build:done': () => rendering },
  };
  return { begin, end };
}
