import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { clientIntent } from './integrations/client-intent.ts';
import { devApi } from './integrations/dev-api.ts';
import { inlineScript } from './integrations/inline-script/index.ts';
import { loading } from './integrations/loading/index.ts';
import { registryFiles } from './integrations/registry/index.ts';
import { siteConfig } from './site.config.ts';

/** `@` in file names trips proxies; Astro puts it into the names of its own entries. */
const plain = (name: string) => name.replaceAll('@_@astro', '').replaceAll(/[^\w-]+/g, '-');

const assetFileNames = (asset: { names: string[] }) => {
  const [name = 'asset'] = asset.names;
  const stem = plain(name.replace(/\.\w+$/, ''));
  const folder = name.endsWith('.css') ? 'css' : 'assets';
  return `static/${folder}/${stem}.[hash][extname]`;
};

export default defineConfig({
  site: siteConfig.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'static', inlineStylesheets: 'never' },
  // The order matters: `loading` works on what the others have built.
  integrations: [react(), clientIntent(), inlineScript(), devApi(), registryFiles(), loading()],
  devToolbar: { enabled: false },
  // Text is typeset by hand (real quotes and dashes); pictures are committed encoded.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  vite: {
    plugins: [tailwindcss()],
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
