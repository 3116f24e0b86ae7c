import { posix } from 'node:path';
import type { PageMeta } from '../../src/page-meta/page-meta.ts';
import type { AstroPage } from './astro-page.ts';
import type { Entry } from './entry.ts';
import { Frontmatter } from './frontmatter.ts';
import { installedImport } from './installed.ts';
import { pageData } from './page-data.ts';
import { pictureSetPath } from './picture-set.ts';
import type { Sources } from './sources.ts';
import { type Composition, composePage } from './template.ts';

/** Converts a file name to a component name: `HomeStartup` of `home-startup`. */
const componentName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Prints a component that starts the page's scripts once, in the browser. */
const printScriptsFile = (scripts: readonly string[]) => `'use client';
import { useEffect } from 'react';

/** Starts the scripts of the page, which listen to all of it. */
export function PageScripts() {
  useEffect(() => {
${scripts.map((script) => `    void import('${script}');`).join('\n')}
  }, []);
  return null;
}
`;

/**
 * Returns true for a script with the tag `@htmlOnly`: in React, its component does the same work.
 */
const isHtmlOnly = (script: string) => script.includes('@htmlOnly');

/** Prints a module of build-time data, typed by the props that receive it. */
function printDataFile(
  values: Record<string, unknown>,
  componentImports: string[],
  { receivers }: Composition,
): string {
  const usedReceivers = Object.keys(values).map((name) => receivers.get(name));
  const imports = componentImports.filter((line) =>
    usedReceivers.some(
      (receiver) => receiver && new RegExp(`\\b${receiver.component}\\b`).test(line),
    ),
  );
  const declarations = Object.entries(values).map(([name, value]) => {
    const receiver = receivers.get(name);
    const type = receiver
      ? `: ComponentProps<typeof ${receiver.component}>['${receiver.prop}']`
      : '';
    return `export const ${name}${type} = ${JSON.stringify(value, null, 2)};\n`;
  });
  const typeImports =
    imports.length > 0
      ? [
          "import type { ComponentProps } from 'react';",
          ...imports.map((line) => line.replace(/^import (?!type)/, 'import type ')),
          '',
        ]
      : [];
  return [...typeImports, ...declarations].join('\n');
}

/**
 * Creates the item of a whole page: sections, copy, theme, and a component that composes them in
 * the order of the page.
 */
export function homeEntry(page: AstroPage, meta: PageMeta): Entry {
  const name = posix.basename(page.path);
  // In other projects sample pages are in the same folder as all other pages.
  const basePath = page.file.replace(/\.astro$/, '').replace('/sample-pages/', '/pages/');
  const component = componentName(name);
  const paths = {
    view: `${basePath}.tsx`,
    data: `${basePath}-data.ts`,
    scripts: `${basePath}-scripts.tsx`,
  };
  const generateFiles = async (sources: Sources) => {
    const composition = composePage(page);
    const frontmatter = new Frontmatter(page.file, page.frontmatter);
    const { imports, statements, buildTimeNames } = frontmatter.partFor(composition.names);
    const resolve = (path: string) => posix.join(posix.dirname(page.file), path);
    const pictureSetFile = posix.relative(posix.dirname(page.file), pictureSetPath(name));
    const generatedImports = [`import '${pictureSetFile}';`];
    if (buildTimeNames.length > 0) {
      const values = await pageData(
        sources.projectRoot,
        page.file,
        frontmatter.partFor(new Set(buildTimeNames), true),
        buildTimeNames,
      );
      const components = buildTimeNames.flatMap(
        (each) => composition.receivers.get(each)?.component ?? [],
      );
      const { imports: componentImports } = frontmatter.partFor(new Set(components));
      sources.addGenerated(paths.data, printDataFile(values, componentImports, composition));
      const dataModule = `./${posix.basename(paths.data)}`;
      generatedImports.push(`import { ${buildTimeNames.join(', ')} } from '${dataModule}';`);
    }
    const reactScripts = composition.scripts.filter(
      (script) => !isHtmlOnly(sources.read(resolve(script)).text),
    );
    if (reactScripts.length > 0) {
      sources.addGenerated(paths.scripts, printScriptsFile(reactScripts));
      generatedImports.push(`import { PageScripts } from './${posix.basename(paths.scripts)}';`);
    }
    const scripts = reactScripts.length > 0 ? '  <PageScripts />\n' : '';
    const code = [
      ...imports,
      ...frontmatter.sheetImports(resolve),
      ...generatedImports,
      '',
      ...statements,
      '',
      `/** ${meta.description} */`,
      `export function ${component}() {`,
      '  return (',
      `<main data-theme="${meta.theme}">${composition.markup}${scripts}</main>`,
      '  );',
      '}',
      '',
    ];
    sources.addGenerated(pictureSetPath(name), 'export {};\n');
    sources.addGenerated(paths.view, code.join('\n'));
  };
  return {
    name,
    file: page.file,
    title: `${meta.title} home page`,
    description: meta.description,
    themes: [meta.theme],
    entryFiles: [paths.view],
    note: `Show it with <${component} /> from '${installedImport(paths.view)}'. Header and footer stay here, because they name the pages of this site: put your own around it.`,
    generateFiles,
  };
}
