import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { Code, printElement, printUsage } from './print-usage.ts';

const topBar = printElement('TopBar', { hours: 'Say "now"' });
const element = printElement(
  'SiteHeader',
  {
    path: '/',
    wide: true,
    none: false,
    labels: { menu: "Don't [ ", 'fa-a': [1, true, null] },
    menu: new Code('menu'),
    topBar,
  },
  new Code('<p>\n  One\n</p>'),
);

test('an element is printed with elements and code in its props', () => {
  expect(element.text).toBe(`<SiteHeader
  path="/"
  wide
  labels={{ menu: "Don't [ ", 'fa-a': [1, true, null] }}
  menu={menu}
  topBar={
    <TopBar
      hours={'Say "now"'}
    />
  }
>
  <p>
    One
  </p>
</SiteHeader>`);
});

test('an example is a module with imports of its own', () => {
  const text = printUsage({
    file: 'src/showcase/headers/white-header.tsx',
    description: 'A white header.',
    component: 'WhiteHeader',
    imports: { SiteHeader: 'src/headers/site-header.tsx' },
    sheets: ['src/headers/arrangements/left.css'],
    constants: { menu: [{ title: 'Home', link: '/' }] },
    pictures: 'pictures',
    element,
  });
  expect(text).toContain("import { SiteHeader } from '../../headers/site-header.tsx';\n");
  expect(text).toContain("import '../../headers/arrangements/left.css';\n");
  expect(text).toContain("const menu = [{ title: 'Home', link: '/' }];\n");
  expect(text).toContain(
    'export function WhiteHeader({ pictures }: { pictures: PictureRecord[] }) {',
  );
  expect(parseSync('a.tsx', text).errors).toEqual([]);
});
