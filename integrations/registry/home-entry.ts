import { posix } from 'node:path';
import type { PageMeta } from '../../src/page-meta/page-meta.ts';
import { componentName, type Entry } from './entry.ts';
import { installedImport } from './installed.ts';
import { importLines, namesIn, readModule } from './module-parts.ts';
import { pictureSetPath } from './picture-set.ts';
import type { Source, Sources } from './sources.ts';

/** Matches a home: frontmatter, and the children of `<Page>`, which is its only element. */
const homePattern = /^---\n([\s\S]*?)\n---\n<Page\b[\s\S]*?[^=]>(\n[\s\S]*)<\/Page>\s*$/;
/** Matches what only pages of Astro need: client directives, and scripts. */
const astroPattern = /\s+client:\w+(?:=\{\{?[^{}]*\}\}?)?|<script src="([^"]+)"><\/script>/g;
/** Matches a footer of the home's own, which stays here. */
const footerPattern = /\s*<\w+ slot="footer"[^<]*\/>/;

/**
 * Returns frontmatter and sections of a home as code of a component. In React everything is
 * interactive: client directives are dropped, and so are scripts of plain HTML.
 * @throws for a page that is more than its sections, or starts a script that components need.
 */
function partsOf(sources: Sources, { file, text }: Source) {
  const [, frontmatter = '', content] = homePattern.exec(text) ?? [];
  if (content === undefined)
    throw new Error(`${file}: a home has to be one <Page> that contains its sections.`);
  const sections = content
    .replace(footerPattern, '')
    .replaceAll(astroPattern, (_, script?: string) => {
      if (
        script &&
        !sources.read(posix.join(posix.dirname(file), script)).text.includes('@htmlOnly')
      )
        throw new Error(`${file}: a component has to start ${script}, because it is copied.`);
      return '';
    });
  return { frontmatter, sections };
}

/**
 * Prints a component with the imports and constants that it uses of a frontmatter.
 *
 * @param file path of the component, in the folder of the page
 */
function printComponent(file: string, frontmatter: string, component: string): string {
  const { imports, statements } = readModule(file, frontmatter);
  const neededNames = namesIn(file, component);
  const neededStatements = statements.toReversed().filter(({ declaredNames, usedNames }) => {
    const isNeeded = declaredNames.some((name) => neededNames.has(name));
    if (isNeeded) for (const name of usedNames) neededNames.add(name);
    return isNeeded;
  });
  return [
    ...importLines(
      file,
      imports.filter(({ local }) => local === '' || neededNames.has(local)),
    ),
    '',
    ...neededStatements.toReversed().map(({ text }) => text),
    '',
    component,
  ].join('\n');
}

/**
 * Creates the item of a whole page: sections, copy, theme, and a component that composes them in
 * the order of the page. The component is added to the sources.
 */
export function homeEntry(sources: Sources, page: Source, meta: PageMeta): Entry {
  const name = posix.basename(meta.path);
  const component = componentName(name);
  // In other projects sample pages are in the same folder as all other pages.
  const file = page.file.replace(/\.astro$/, '.tsx').replace('/sample-pages/', '/pages/');
  const { frontmatter, sections } = partsOf(sources, page);
  const pictureSet = posix.relative(posix.dirname(file), pictureSetPath(name));
  const code = `/** ${meta.description} */
export function ${component}() {
  return (
<main data-theme="${meta.theme}">${sections}</main>
  );
}
`;
  // Its records are known when the item is collected.
  sources.addGenerated(pictureSetPath(name), 'export {};\n');
  sources.addGenerated(file, printComponent(file, `${frontmatter}\nimport '${pictureSet}';`, code));
  return {
    name,
    file: page.file,
    title: `${meta.title} home page`,
    description: meta.description,
    themes: [meta.theme],
    entryFiles: [file],
    pageNote: `Show it with <${component} /> from '${installedImport(file)}'. Header and footer stay here, because they name the pages of this site: put your own around it.`,
  };
}
