import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '../../integrations/registry/derive.ts';

/** Specimens that want pictures get this one of their new owner. */
const picture =
  "ownPicture({ src: '/mine.svg', width: 1600, height: 900, alt: 'A picture of the project that took the part home' })";

/**
 * Pastes the code that the site shows under every specimen into another project, as a person does
 * with the copy button, and returns a component `Everything` in a file that shows all of them.
 */
export function pasteSpecimens(folder: string, specimens: Registry['specimens']): number {
  const names = Object.keys(specimens).sort();
  const lines = names.map((specimen, index) => {
    const code = specimens[specimen]?.usage ?? '';
    const target = join(folder, 'src/specimens', `${specimen}.tsx`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
    const name = /^export function (\w+)\((\{ pictures? \})?/m.exec(code);
    if (!name?.[1]) throw new Error(`${specimen} exports no component.`);
    const given = name[2] ? ' {...given}' : '';
    return {
      load: `import { ${name[1]} as S${index} } from './specimens/${specimen}';`,
      show: `<S${index}${given} />`,
    };
  });
  const everything = [
    ...lines.map(({ load }) => load),
    "import { ownPicture } from '@/components/larkfield/media/picture-record';",
    "import { SiteFooter } from '@/components/larkfield/footers/site-footer';",
    `const picture = ${picture};`,
    'const given = { picture, pictures: Array(9).fill(picture) as any };',
    'export function Everything() {',
    `  return <div data-theme="larkfield">${lines.map(({ show }) => show).join('\n')}`,
    "    <SiteFooter options={{ look: 'ink', arrangement: 'ledger', signature: true }} />",
    '  </div>;',
    '}',
  ];
  writeFileSync(join(folder, 'src/everything.tsx'), everything.join('\n'));
  return names.length;
}
