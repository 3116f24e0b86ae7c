import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { Code, Markup, UsageElement, writeElement, writeValue } from './write-code.ts';

test('a value is printed on one line if it fits, else one line per entry', () => {
  expect(writeValue({ title: "Don't", link: '/', 'fa-a': [1, true, null] }, 0)).toBe(
    "{ title: 'Don\\'t', link: '/', 'fa-a': [1, true, null] }",
  );
  const long = 'A long sentence that does not fit beside another one on any line of code.';
  expect(writeValue([{ a: long, b: long }], 2)).toBe(
    `[\n    {\n      a: '${long}',\n      b: '${long}',\n    },\n  ]`,
  );
  expect(writeValue({ picture: new Code('picture'), gone: undefined }, 0)).toBe('{ picture }');
});

test('an element is printed as valid JSX, with elements in its props', () => {
  const inner = new UsageElement('TopBar', 'src/headers/top-bar.tsx', { hours: 'Say "now"' });
  const element = new UsageElement(
    'SiteHeader',
    'src/headers/site-header.tsx',
    {
      path: '/',
      wide: true,
      none: false,
      topBar: inner,
      drawerContent: new Markup('<p>\n  One\n</p>'),
    },
    'Text',
  );
  const written = writeElement(element, 0);
  expect(written).toBe(`<SiteHeader
  path="/"
  wide
  topBar={
    <TopBar hours={'Say "now"'} />
  }
  drawerContent={
    <p>
      One
    </p>
  }
>
  Text
</SiteHeader>`);
  expect(parseSync('a.tsx', `<>${written}</>`).errors).toEqual([]);
  expect(element.components()).toEqual([
    ['SiteHeader', 'src/headers/site-header.tsx'],
    ['TopBar', 'src/headers/top-bar.tsx'],
  ]);
});
