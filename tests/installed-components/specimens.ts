import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '../../integrations/registry/build-registry.ts';
import { installedImport } from '../../integrations/registry/installed.ts';

/** Placeholder for specimens that require pictures. */
const picture =
  "ownPicture({ src: '/mine.svg', width: 1600, height: 900, alt: 'A picture of the project that took the part home' })";

/** Returns a file with one component that renders specimens below one another. */
function page(component: string, names: readonly string[], codes: ReadonlyMap<string, string>) {
  const lines = names.map((specimen, index) => {
    const name = /^export function (\w+)\((\{ pictures? \})?/m.exec(codes.get(specimen) ?? '');
    if (!name?.[1]) throw new Error(`${specimen} exports no component.`);
    return {
      load: `import { ${name[1]} as S${index} } from './specimens/${specimen}';`,
      show: `<S${index}${name[2] ? ' {...given}' : ''} />`,
    };
  });
  return [
    ...lines.map(({ load }) => load),
    `import { ownPicture } from '${installedImport('src/media/picture-record.ts')}';`,
    `const picture = ${picture};`,
    'const given = { picture, pictures: Array(9).fill(picture) as any };',
    `export function ${component}() {`,
    `  return <div data-theme="house" data-all-shown>${lines.map(({ show }) => show).join('\n')}</div>;`,
    '}',
  ].join('\n');
}

/**
 * Adds the usage code of all specimens to another project, as with the copy button, and two
 * components that render them: `Everything` in `everything.tsx`, and `SiteChrome`, the headers and
 * footers, in `site-chrome.tsx`. Returns the number of specimens.
 */
export function pasteSpecimens(folder: string, specimens: Registry['specimens']): number {
  const codes = new Map(Object.entries(specimens).map(([name, { usage }]) => [name, usage]));
  for (const [specimen, code] of codes) {
    const target = join(folder, 'src/specimens', `${specimen}.tsx`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  const names = [...codes.keys()].sort();
  const isSiteChrome = (name: string) => /^(headers|footers)\//.test(name);
  const write = (file: string, component: string, shown: readonly string[]) =>
    writeFileSync(join(folder, 'src', file), page(component, shown, codes));
  write('site-chrome.tsx', 'SiteChrome', names.filter(isSiteChrome));
  write(
    'everything.tsx',
    'Everything',
    names.filter((name) => !isSiteChrome(name)),
  );
  return names.length;
}
