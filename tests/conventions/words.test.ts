import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourcesOf } from './import-graph.ts';

/** Folders whose words are in `src/words/`. Copy of pages comes to them as props. */
const folders = [
  'server',
  'src/blocks',
  'src/blog',
  'src/company',
  'src/elements',
  'src/footers',
  'src/forms',
  'src/headers',
  'src/homes/business',
  'src/layouts',
  'src/page-titles',
];

/** Attributes that are read out or shown. */
const spoken = /^(?:aria-(?:label|description|roledescription)|title|alt|placeholder|\w*[lL]abel)$/;

/** Texts that no language changes: units, an address, the name of the language of captions. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'server/desk/pages/lead-page.tsx': ['KB'],
  'server/desk/pages/leads-page.tsx': ['/page/contact-us'],
  'src/blog/formats/html5-video/film-head.tsx': ['English'],
  'src/company/our-process/planner-week.tsx': ['h'],
};

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Returns the texts of a view that are written in it: between tags, and in spoken attributes. */
function literalsIn(source: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXText: ({ value }) => {
      if (hasLetters(value)) found.push(value.trim());
    },
    JSXAttribute: ({ name, value }) => {
      const isSpoken = name.type === 'JSXIdentifier' && spoken.test(name.name);
      if (isSpoken && value?.type === 'Literal' && hasLetters(`${value.value}`))
        found.push(`${value.value}`);
    },
  }).visit(parseSync('view.tsx', source).program);
  return found;
}

test('a text between tags and a label are found, a class and a value are not', () => {
  const source = '<p className="lead" aria-label="Close it">Hello {name} <b>{1}</b></p>';
  expect(literalsIn(source)).toEqual(['Close it', 'Hello']);
});

test('views of the interface have no words of their own', () => {
  const views = folders.flatMap(sourcesOf).filter((file) => file.endsWith('.tsx'));
  expect(views.length).toBeGreaterThan(100);
  const written = views.flatMap((file) =>
    literalsIn(readFileSync(file, 'utf8'))
      .filter((text) => !allowed[file]?.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(written).toEqual([]);
});
