import { satteri } from '@astrojs/markdown-satteri';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, logHandlers } from 'astro/config';
import { analytics } from './integrations/analytics.ts';
import { brand } from './integrations/brand/index.ts';
import { buildCacheLimit } from './integrations/build-cache/index.ts';
import { isQuickBuild, reportsProgress } from './integrations/build-mode.ts';
import { buildProgress } from './integrations/build-progress.ts';
import { clientIntent } from './integrations/client-intent.ts';
import { contentWatch, linkCheck } from './integrations/content/index.ts';
import { scopedName } from './integrations/css-modules/scoped-name.ts';
import { devApi } from './integrations/dev-api.ts';
import { frontHome } from './integrations/front-home.ts';
import { inlineScript } from './integrations/inline-script/index.ts';
import { loading } from './integrations/loading/index.ts';
import { preloadHelper } from './integrations/preload-helper/index.ts';
import { reactIslands } from './integrations/react-islands/index.ts';
import { registryFiles } from './integrations/registry/index.ts';
import { samplePages } from './integrations/sample-pages.ts';
import { sharingCards } from './integrations/sharing/index.ts';
import { siteLanguage } from './integrations/site-language.ts';
import { hostCheck } from './integrations/third-parties/index.ts';
import { unusedFiles } from './integrations/unused-files.ts';
import { siteConfig } from './site.config.ts';
import { highlightWithoutTimeout } from './src/layouts/highlight-without-timeout.ts';
import { markdownPictures } from './src/layouts/markdown-pictures.ts';
import { unlinkLeftOut } from './src/layouts/unlink-left-out.ts';

const root = import.meta.dirname;

/**
 * Removes `@` from chunk names, which trips proxies; Astro puts it into the names of its own
 * entries.
 */
const plain = (name: string) => name.replaceAll('@_@astro', '').replaceAll(/[^\w-]+/g, '-');

const assetFileNames = (asset: { names: string[] }) => {
  const [name = 'asset'] = asset.names;
  const stem = plain(name.replace(/\.\w+$/, ''));
  const folder = name.endsWith('.css') ? 'css' : 'assets';
  return `static/${folder}/${stem}.[hash][extname]`;
};

const cards = sharingCards();

export default defineConfig({
  site: siteConfig.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'static', inlineStylesheets: 'never' },
  // The order matters: links and hosts are checked when all files exist, and `loading` works on the
  // output of the others.
  integrations: [
    buildProgress(),
    brand(),
    siteLanguage(),
    samplePages(),
    frontHome(),
    reactIslands(),
    clientIntent(),
    inlineScript(),
    preloadHelper(),
    analytics(),
    devApi(),
    contentWatch(),
    registryFiles(),
    linkCheck(),
    !isQuickBuild && hostCheck(),
    !isQuickBuild && cards.begin,
    loading(),
    !isQuickBuild && cards.end,
    unusedFiles(),
    buildCacheLimit(),
  ],
  ...(reportsProgress && { logger: logHandlers.node({ level: 'warn' }) }),
  devToolbar: { enabled: false },
  // Comments of `github-dark`, Astro's default, have a contrast of only 3 to 1.
  markdown: {
    processor: satteri({ mdastPlugins: [unlinkLeftOut, markdownPictures] }),
    shikiConfig: { theme: 'github-dark-default', transformers: [highlightWithoutTimeout] },
  },
  // Images are committed already encoded, so Astro needs no image service.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  vite: {
    plugins: [tailwindcss()],
    css: { modules: { generateScopedName: scopedName } },
    // Ignores the output of a build that runs beside the development server.
    server: {
      watch: {
        // And files that a running site writes: otherwise each stored lead would reload the open
        // page.
        ignored: [`${root}/dist*/**`, `${root}/{data,test-results,.cache,art/out}/**`],
      },
    },
    build: { cssTarget: ['chrome111', 'safari16.4', 'firefox115'], assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: (chunk: { name: string }) =>
                `static/js/${plain(chunk.name)}.[hash].js`,
              chunkFileNames: (chunk: { name: string }) =>
                `static/js/${plain(chunk.name)}.[hash].js`,
              assetFileNames,
            },
          },
        },
      },
      prerender: { build: { rolldownOptions: { output: { assetFileNames } } } },
    },
  },
});
