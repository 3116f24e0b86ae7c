import { globSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { footerCollection } from '../../src/footers/collection.ts';
import { headerCollection } from '../../src/headers/collection.ts';
import { collectedItems, registry, sources } from '../../tests/collected-registry.ts';
import { importsOf } from '../imports-of.ts';
import { cssTree } from './css-tree.ts';
import { packageOf } from './dependency-closure.ts';
import { installedPath, installFolder, usageCode } from './installed.ts';
import { readModule } from './module-parts.ts';

const { entries, specimens } = registry;
const items = collectedItems();
const nameOf = ({ name }: { name: string }) => name;

const all = () => [...items.values()].map(({ item }) => item);
const isCode = ({ target }: { target: string }) => /\.tsx?$/.test(target);

test('every import is one of an item’s files or of its packages', () => {
  const lost = all().flatMap(({ name, files, dependencies }) => {
    const targets = new Set(files.map(({ target }) => target.replace(/\.tsx?$/, '')));
    const packages = dependencies.map((each) => each.replace(/(?<=.)@.*$/, ''));
    return files.filter(isCode).flatMap(({ target, content }) =>
      importsOf(content)
        .filter((path) =>
          path.startsWith('.')
            ? !targets.has(posix.join(dirname(target), path))
            : !['react', 'react-dom', ...packages].includes(packageOf(path)),
        )
        .map((path) => `${name}: ${path} in ${target}`),
    );
  });
  expect(lost).toEqual([]);
});

/** Returns the names that a file imports from another file of ours. */
const takenFrom = (file: string, other: string) =>
  readModule(file, sources.read(file).text)
    .imports.filter(({ module }) => module === `/${other}`)
    .map(({ clause }) => clause.split(' ')[0] ?? '');

test.each(globSync('src/**/*.installed.ts'))(
  'the replacement %s exports everything that items import',
  (replacement) => {
    const file = replacement.replace('.installed', '');
    const taken = [
      ...new Set(
        all()
          .flatMap(({ files }) => files.filter(isCode))
          .map(({ target }) => target.replace(`${installFolder}/`, 'src/'))
          .filter((each) => sources.has(each)),
      ),
    ].flatMap((each) => takenFrom(each, file));
    const text = sources.read(replacement).text;
    expect(taken.length).toBeGreaterThan(0);
    expect(
      taken.filter((name) => !new RegExp(`\\bexport [^;=(]*\\b${name}\\b`).test(text)),
    ).toEqual([]);
  },
);

test('no item contains the list of our pictures or build code', () => {
  const wrong = all().flatMap(({ name, files }) =>
    files
      .filter(({ path }) => /manifest|\.astro$|registry/.test(path))
      .map(({ path }) => `${name}: ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('no item contains the list of our pages, or all of our themes', () => {
  const carrying = entries.filter(({ name }) =>
    items
      .get(name)
      ?.item.files.some(({ path }) => /page-meta\/pages|themes\/themes\.ts/.test(path)),
  );
  expect(carrying.map(nameOf)).toEqual([]);
});

describe('a header or footer', () => {
  const chromeSpecimens = Object.entries(specimens).filter(([name]) =>
    /^(headers|footers)\//.test(name),
  );

  test('is an item of its own, for each of the collection', () => {
    expect(chromeSpecimens).toHaveLength(headerCollection.size + footerCollection.size);
    expect(new Set(chromeSpecimens.map(([, { item }]) => item)).size).toBe(chromeSpecimens.length);
    expect(specimens['headers/white-header']?.item).toBe('white-header');
    expect(specimens['footers/office-hours']?.item).toBe('footer-hours');
  });

  test('has 17 files and 72 kB at most, without our pages, pictures, facts and copy', () => {
    for (const [name, { item }] of chromeSpecimens) {
      const files = items.get(item)?.item.files ?? [];
      expect(files.length, name).toBeLessThanOrEqual(17);
      const size = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
      expect(size, name).toBeLessThan(72_000);
      const ours = files.filter(({ path, content }) =>
        /site\.config|page-meta|media\/(pictures|sets)/.test(`${path} ${content}`),
      );
      expect(
        ours.map(({ path }) => path),
        name,
      ).toEqual([]);
    }
  });

  test('its usage has the options of its page', () => {
    for (const [name, { options }] of headerCollection) {
      const { variant, arrangement, behavior, menuPanel } = options;
      const usage = specimens[`headers/${name}`]?.usage ?? '';
      for (const choice of [variant, arrangement, behavior, menuPanel])
        expect(usage, name).toContain(`: '${choice}'`);
    }
    for (const [name, { options }] of footerCollection)
      expect(specimens[`footers/${name}`]?.usage, name).toContain(`tone="${options.tone}"`);
  });

  test('a header starts its scroll behavior by itself', () => {
    const header = items
      .get('white-header')
      ?.item.files.find(({ path }) => path.endsWith('/site-header.tsx'));
    expect(header?.content).toMatch(/^'use client';/);
    for (const watch of ['watchScroll', 'watchSizes', 'watchLayers'])
      expect(header?.content).toContain(`export function ${watch}(`);
  });
});

test('every item has a one-sentence description', () => {
  const poor = all().filter(({ description }) => !/^[\p{Lu}\d“].{11,}[.!?”]$/u.test(description));
  expect(poor.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
});

test('published item names stay valid', () => {
  const known = entries.map(nameOf);
  for (const name of [
    'button',
    'accordion',
    'price-tabs',
    'banner',
    'fancy-text',
    'title-left',
    'site-header',
    'site-footer',
    'home-startup',
    'home-business',
  ])
    expect(known).toContain(name);
});

describe('a specimen', () => {
  test('refers to an item that contains all of its imports', () => {
    expect(Object.keys(specimens).length).toBeGreaterThan(150);
    for (const [name, { item, usage }] of Object.entries(specimens)) {
      const targets = items
        .get(item)
        ?.item.files.map(({ target }) => `@/${target}`.replace(/\.tsx?$/, ''));
      const local = importsOf(usage).filter((path) => path.startsWith('@/'));
      expect(targets, name).toEqual(expect.arrayContaining(local));
    }
  });

  test('refers to the smallest of its parts, or an item of its own', () => {
    expect(specimens['accordions/questions']?.item).toBe('accordion');
    expect(specimens['fancy-text/ink']?.item).toBe('ink-text');
    expect(specimens['modals/subscribe-clay']?.item).toBe('modals-subscribe-clay');
  });

  test('imports from the folder of the CLI', () => {
    const source =
      "import { Button } from '../../../elements/button/button.tsx';\nimport './b.css';\nimport { siteConfig } from '../../../../site.config.ts';\n";
    expect(usageCode('src/showcase/elements/buttons/tones.tsx', source)).toBe(
      `import { Button } from '@/${installFolder}/elements/button/button';\nimport '@/${installFolder}/showcase/elements/buttons/b.css';\nimport { siteConfig } from '@/${installFolder}/site.config';`,
    );
  });
});

describe('a whole page', () => {
  const home = () => items.get('home-startup');

  test('contains its sections, copy, data and one component', () => {
    const files = home()?.item.files.map(({ target }) => target.replace(`${installFolder}/`, ''));
    for (const file of [
      'pages/home-startup.tsx',
      'homes/startup/posts.data.ts',
      'homes/startup/copy.ts',
      'homes/startup/hero-napkin.tsx',
      'media/sets/home-startup.ts',
    ])
      expect(files).toContain(file);
  });

  test('contains its pictures, as records and as a download list, and no others', () => {
    const set = home()?.item.files.find(({ target }) => target.endsWith('sets/home-startup.ts'));
    expect(set?.content).toContain('"napkin-unfolded"');
    expect(set?.content).not.toContain('"workshop-field"');
    expect(home()?.pictures).toMatch(
      /^url = "https:\/\/[^"]+\/media\/napkin-unfolded-480\.avif"\noutput = "public\/media\/napkin-unfolded-480\.avif"$/m,
    );
    expect(items.get('home-business')?.pictures).toContain('output = "public/client-logos.svg"');
  });

  test('documents how it is rendered and where pictures come from', () => {
    expect(home()?.item.docs).toMatch(/<HomeStartup \/>/);
    expect(home()?.item.docs).toMatch(/home-startup\.pictures\.txt \| curl/);
    expect(home()?.item.docs).toMatch(/ownPicture\(/);
  });
});

test('a form documents the expected response, without our configuration', () => {
  for (const name of ['contact-form', 'modals-contact-card'])
    expect(items.get(name)?.item.docs).toMatch(
      /sendTo="https:.*EmailJS.*Contact Form 7.*mail_sent/,
    );
  const paths = items.get('contact-form')?.item.files.map(({ path }) => path) ?? [];
  expect(paths.filter((path) => /site[.-]config|response-times/.test(path))).toEqual([]);
  expect(paths).toContain(`${installedPath('')}forms/firm.ts`);
});

test('no rule contains a condition, which shadcn would lose; a utility only one with declarations', () => {
  const isBlock = (entry: [string, unknown]): entry is [string, object] =>
    typeof entry[1] === 'object';
  const lost = (css: object): string[] =>
    Object.entries(css)
      .filter(isBlock)
      .flatMap(([key, block]) => {
        const blocks = Object.entries(block).filter(isBlock);
        if (/^@(layer|media|container|supports|keyframes)/.test(key)) return lost(block);
        const isUtility = key.startsWith('@utility');
        const isLost = blocks.some(([, inner]) =>
          Object.values(inner).some((each) => typeof each === 'object'),
        );
        return blocks.length > 0 && (!isUtility || isLost) ? [key] : [];
      });
  expect(lost({ '.a': { '@media print': { top: '0' } } })).toEqual(['.a']);
  expect(all().flatMap(({ css }) => lost(css))).toEqual([]);
});

test('a stylesheet becomes nested objects', () => {
  const sheet = '@theme { --a: 1px; } /* no */ a { color: red; &:hover { color: blue } }';
  expect(cssTree(postcss.parse(sheet))).toEqual({
    '@theme': { '--a': '1px' },
    a: { color: 'red', '&:hover': { color: 'blue' } },
  });
});
