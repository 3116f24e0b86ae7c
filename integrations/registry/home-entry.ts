import { posix } from 'node:path';
import type { PageMeta } from '../../src/page-meta/page-meta.ts';
import type { AstroPage } from './astro-page.ts';
import type { Entry } from './entry.ts';
import { Frontmatter } from './frontmatter.ts';
import { installedImport } from './installed.ts';
import { pageData } from './page-data.ts';
import { pictureSetOf } from './picture-set.ts';
import type { Sources } from './sources.ts';
import { type Composition, composition } from './template.ts';

/** Converts a file name to a component name: `HomeStartup` of `home-startup`. */
const componentName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Prints a component that starts the page's scripts once, in the browser. */
const scriptsFile = (scripts: readonly string[]) => `'use client';
import { useEffect } from 'react';

/** Starts the scripts of the page, which listen to all of it. */
export function PageScripts() {
  useEffect(() => {
${scripts.map((script) => `    void import('${script}');`).join('\n')}
  }, []);
  return null;
}
`;

/** Returns true for a script marked `@htmlOnly`: with React, the component does the same itself. */
const isHtmlOnly = (script: string) => script.includes('@htmlOnly');

/** Prints a module of build-time data, typed by the props that receive it. */
function dataFile(
  values: Record<string, unknown>,
  needed: string[],
  { givenTo }: Composition,
): string {
  const types = Object.keys(values).map((name) => givenTo.get(name));
  const imports = needed.filter((line) =>
    types.some((type) => type && new RegExp(`\\b${type.component}\\b`).test(line)),
  );
  const lines = Object.entries(values).map(([name, value]) => {
    const given = givenTo.get(name);
    const type = given ? `: ComponentProps<typeof ${given.component}>['${given.prop}']` : '';
    return `export const ${name}${type} = ${JSON.stringify(value, null, 2)};\n`;
  });
  const typing =
    imports.length > 0
      ? [
          "import type { ComponentProps } from 'react';",
          ...imports.map((line) => line.replace(/^import (?!type)/, 'import type ')),
          '',
        ]
      : [];
  return [...typing, ...lines].join('\n');
}

/**
 * Creates the item of a whole page: sections, copy, theme, and a component that composes them like
 * the page.
 */
export function homeEntry(page: AstroPage, meta: PageMeta): Entry {
  const name = posix.basename(page.path);
  // In other projects it is a page like any other.
  const file = page.file.replace(/\.astro$/, '').replace('/sample-pages/', '/pages/');
  const component = componentName(name);
  const { astro, ...paths } = {
    astro: page.file,
    view: `${file}.tsx`,
    data: `${file}-data.ts`,
    scripts: `${file}-scripts.tsx`,
  };
  const write = async (sources: Sources) => {
    const shown = composition(page);
    const frontmatter = new Frontmatter(astro, page.frontmatter);
    const { imports, statements, data } = frontmatter.needed(shown.names);
    const resolve = (path: string) => posix.join(posix.dirname(astro), path);
    const own = [`import '${posix.relative(posix.dirname(astro), pictureSetOf(name))}';`];
    if (data.length > 0) {
      const values = await pageData(
        sources.root,
        astro,
        frontmatter.needed(new Set(data), true),
        data,
      );
      const components = new Set(data.flatMap((each) => shown.givenTo.get(each)?.component ?? []));
      sources.write(paths.data, dataFile(values, frontmatter.needed(components).imports, shown));
      own.push(`import { ${data.join(', ')} } from './${posix.basename(paths.data)}';`);
    }
    const started = shown.scripts.filter(
      (script) => !isHtmlOnly(sources.read(resolve(script)).text),
    );
    if (started.length > 0) {
      sources.write(paths.scripts, scriptsFile(started));
      own.push(`import { PageScripts } from './${posix.basename(paths.scripts)}';`);
    }
    const scripts = started.length > 0 ? '  <PageScripts />\n' : '';
    const code = [
      ...imports,
      ...frontmatter.sheets(resolve),
      ...own,
      '',
      ...statements,
      '',
      `/** ${meta.description} */`,
      `export function ${component}() {`,
      '  return (',
      `<main data-theme="${meta.theme}">${shown.markup}${scripts}</main>`,
      '  );',
      '}',
      '',
    ];
    sources.write(pictureSetOf(name), 'export {};\n');
    sources.write(paths.view, code.join('\n'));
  };
  return {
    name,
    file: astro,
    title: `${meta.title} home page`,
    description: meta.description,
    themes: [meta.theme],
    entryFiles: [paths.view],
    note: `Show it with <${component} /> from '${installedImport(paths.view)}'. Header and footer stay here, because they name the pages of this site: put your own around it.`,
    write,
  };
}
