import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { InstalledHome } from './installed-homes.ts';
import { run } from './run.ts';

/**
 * Renders installed homes to strings, like a server, at the moment `now` in milliseconds: some homes
 * print the day of their build. Returns their HTML by name.
 */
export async function renderedHomes(
  folder: string,
  pages: readonly InstalledHome[],
  now: number,
): Promise<Record<string, string>> {
  const imports = pages.map(({ component, from }) => `import { ${component} } from '${from}';`);
  const entries = pages.map(({ name, component }) => `  '${name}': <${component} />,`);
  const source = [
    "import { renderToString } from 'react-dom/server';",
    ...imports,
    `const homes = {\n${entries.join('\n')}\n};`,
    'export const rendered = Object.fromEntries(',
    '  Object.entries(homes).map(([name, home]) => [name, renderToString(home)]),',
    ');',
  ];
  writeFileSync(join(folder, 'src/homes.tsx'), source.join('\n'));
  await run(folder, 'node_modules/.bin/vite build --ssr src/homes.tsx --outDir dist-homes');
  writeFileSync(
    join(folder, 'render.js'),
    `import { writeFileSync } from 'node:fs';
globalThis.Date = class extends Date {
  constructor(...parts) { parts.length > 0 ? super(...parts) : super(${now}); }
  static now() { return ${now}; }
};
const { rendered } = await import('./dist-homes/homes.js');
writeFileSync('homes.json', JSON.stringify(rendered));
`,
  );
  await run(folder, [process.execPath, 'render.js']);
  return JSON.parse(readFileSync(join(folder, 'homes.json'), 'utf8'));
}

/** Wrapper elements of Astro's islands. */
const wrapper = /^(astro-island|astro-slot|astro-static-slot)$/;
const unseen = /^(script|style|template|link|#comment|noscript)$/;

/** Returns true for content that differs between visits, or depends on the page's position. */
const passing = (element: Tree.Element) =>
  element.attrs.some(
    ({ name, value }) =>
      (name === 'role' && value === 'timer') ||
      name === 'data-this-visit' ||
      name === 'data-captcha',
  );

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** Returns elements and texts of a tree in order, one per line. */
function linesOf(node: Tree.Node): string[] {
  if (unseen.test(node.nodeName)) return [];
  if (node.nodeName === '#text') {
    const text = (node as Tree.TextNode).value.replaceAll(/\s+/g, ' ').trim();
    return text ? [text] : [];
  }
  if (isElement(node) && passing(node)) return [];
  const inner = 'childNodes' in node ? node.childNodes.flatMap(linesOf) : [];
  return isElement(node) && !wrapper.test(node.tagName) ? [`<${node.tagName}>`, ...inner] : inner;
}

/** Returns the first `<main>` at or below a node. */
function mainIn(node: Tree.Node): Tree.Element | undefined {
  if (isElement(node) && node.tagName === 'main') return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = mainIn(child);
    if (found) return found;
  }
  return undefined;
}

/** Returns the main part of a page: elements and texts, one per line. */
export function mainOf(html: string): string[] {
  const main = mainIn(html.startsWith('<!') ? parse(html) : parseFragment(html));
  return main ? linesOf(main) : [];
}
