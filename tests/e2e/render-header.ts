import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { makeBrandShape } from '../../integrations/brand/brand-shape.ts';
import { siteConfig } from '../../site.config.ts';
import { cartTexts } from '../../src/content/cart.ts';
import type { MenuItem } from '../../src/content/menu-item.ts';
import { headerTexts, searchTexts } from '../../src/content/site-chrome.ts';
import type { BrandShape } from '../../src/elements/logo/brand-shape.ts';
import type { CollectionHeaderOptions } from '../../src/headers/collection-header.ts';
import { fontMetricsOf } from '../../src/themes/fallback-font.ts';
import { themes } from '../../src/themes/themes.ts';
import { cssModules } from '../css-modules-plugin.ts';
import type { renderMarkup } from './header-markup.tsx';

const { labels, push, socialLabel } = headerTexts;

/** Bundles the header component as a function, with the logo of another firm. */
async function bundled(shape: BrandShape): Promise<typeof renderMarkup> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('header-markup.tsx', import.meta.url))],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': '"file:///"',
      'import.meta.env': '{}',
    },
    plugins: [
      cssModules,
      {
        name: 'mark',
        setup: ({ onLoad }) =>
          onLoad({ filter: /brand-shape\.generated\.ts$/ }, () => ({
            contents: `export const brandShape = ${JSON.stringify(shape)};`,
          })),
      },
    ],
  });
  const module = { exports: {} as { renderMarkup: typeof renderMarkup } };
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    process.getBuiltinModule('module').createRequire(`${process.cwd()}/`),
  );
  return module.exports.renderMarkup;
}

/** Creates a renderer for the headers of a firm: its name, with or without our logo. */
export async function headerRenderer(firm: { name: string; withLogo: boolean }) {
  const { company } = siteConfig;
  const logo = firm.withLogo ? company.logo : undefined;
  const render = await bundled(await makeBrandShape({ name: firm.name, logo }, themes.house));
  const { phone, phoneHref } = company;
  // A very long address.
  const email = `office@${firm.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`;
  const contacts = { phone: { title: phone, link: `tel:${phoneHref}` }, email };
  return (options: CollectionHeaderOptions, menu: MenuItem[]): string =>
    render({
      ...{ path: '/', options, menu, labels, contacts },
      brand: { title: firm.name, link: '/', label: `${firm.name}, home` },
      search: searchTexts,
      cart: { items: [], texts: cartTexts },
      ...(options.topBar && {
        topBar: { ...contacts, hours: company.hours, socialLabel, social: [] },
      }),
      ...(options.push && { push }),
      metrics: {
        buttons: options.push ? 3 : 2,
        letterWidth: fontMetricsOf(themes.house, 'text').size,
      },
    });
}
