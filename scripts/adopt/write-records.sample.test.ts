import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isKeptPost } from '../../src/blog/kept-posts.ts';
import { readMarkdownRecords } from '../../src/content/markdown-records.ts';
import { recordFiles } from '../../src/content/record-files.ts';
import { recordFolders } from '../../src/content/record-folders.ts';
import { postSchema } from '../../src/content/schema/post.ts';
import { projectSchema } from '../../src/content/schema/project.ts';
import { keepsSample, type SampleConfig } from '../../src/page-meta/samples.ts';
import { gapsIn } from './gaps.ts';
import { textsIn } from './texts.ts';
import { usePlainRecords } from './write-records.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'records-'));
  const { people, openings, news } = recordFolders;
  for (const folder of [people, openings, news, 'scripts/adopt/records'])
    cpSync(folder, join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const recordsOf = (kind: 'people' | 'openings' | 'news') =>
  readMarkdownRecords(join(root, recordFolders[kind]));

/** Returns the ids of the people, of the samples' or of the others. */
const idsOf = (isSample: boolean) =>
  recordsOf('people')
    .filter(({ fields }) => (fields['sample'] === true) === isSample)
    .map(({ fields }) => fields['id']);

/** Returns the ids that posts and projects of the samples name. */
function namedIds(config: SampleConfig): number[] {
  const posts = recordFiles.posts
    .map(({ fields }) => postSchema.parse(fields))
    .filter((post) => isKeptPost(post, config));
  const projects = keepsSample('portfolio', config)
    ? recordFiles.projects.map(({ fields }) => projectSchema.parse(fields))
    : [];
  return [...posts.map(({ author }) => author), ...projects.flatMap(({ team }) => team)];
}

test('without samples the owner is the only person, with the id 1', () => {
  usePlainRecords(root, 'en-US', { home: 'business', samples: false }, false);
  expect([idsOf(true), idsOf(false)]).toEqual([[], [1]]);
  expect(recordsOf('openings').map(({ fields }) => fields['contact'])).toEqual([1]);
  expect(recordsOf('news')).toHaveLength(1);
});

const business = { home: 'business' };
test.each<SampleConfig>([
  { ...business, samples: true },
  { ...business, samples: ['homes'] },
  { ...business, samples: ['blog'] },
  { ...business, samples: ['portfolio'] },
  { ...business, samples: ['blog', 'portfolio'] },
  { ...business, samples: ['startup'] },
  { ...business, samples: ['blog-metro', 'shop'] },
  { home: 'classic-blog', samples: false },
  { home: 'lifestyle-blog', samples: ['elements'] },
])('samples %j: the people whom they name are kept with sample: true', (config) => {
  const before = recordsOf('people');
  usePlainRecords(root, 'en-US', config, false);
  const named = [...new Set(namedIds(config))];
  expect(named.length).toBeGreaterThan(0);
  expect(idsOf(true).sort()).toEqual(named.sort());
  expect(idsOf(false)).toEqual([10]);
  expect(recordsOf('openings').map(({ fields }) => fields['contact'])).toEqual([10]);
  for (const { file, text, fields, problem } of recordsOf('people')) {
    const old = before.find((record) => record.file === file);
    expect(problem).toBeUndefined();
    if (old) expect([text, fields]).toEqual([old.text, { ...old.fields, sample: true }]);
  }
});

/** Returns fields, gaps and placeholders of the records that an adoption in a language writes. */
function formOf(language: string) {
  usePlainRecords(root, language, { ...business, samples: false }, false);
  return (['people', 'openings', 'news'] as const).map((kind) => {
    const [record] = recordsOf(kind);
    if (!record) throw new Error(`There are no ${kind}.`);
    const { file, fields, text, problem } = record;
    expect(problem).toBeUndefined();
    const name = `${recordFolders[kind]}/${basename(file)}`;
    return {
      name,
      fields: Object.keys(fields),
      gaps: gapsIn(textsIn(root, [name])).length,
      placeholders: JSON.stringify([fields, text]).match(/\{\w+\}/g),
    };
  });
}

test('in German, records have the fields, gaps and placeholders of the English ones', () => {
  const english = formOf('en-US');
  const texts = () =>
    (['people', 'openings', 'news'] as const)
      .flatMap(recordsOf)
      .map(({ fields, text }) => JSON.stringify([fields, text]));
  const englishTexts = texts();
  expect(english.every(({ gaps }) => gaps > 0)).toBe(true);
  expect(formOf('de-AT')).toEqual(english);
  expect(texts().filter((text) => englishTexts.includes(text))).toEqual([]);
  expect(recordsOf('news').map(({ fields }) => fields['title'])).toEqual([
    'Unsere neue Website ist da',
  ]);
});

test('a second adoption removes people without sample: true', () => {
  usePlainRecords(root, 'en-US', { ...business, samples: ['blog'] }, false);
  const kept = idsOf(true);
  const { people } = recordFolders;
  cpSync('people/ruth-aldous.md', join(root, people, 'somebody.md'));
  usePlainRecords(root, 'en-US', { ...business, samples: ['blog'] }, true);
  expect(idsOf(true)).toEqual(kept);
  expect(idsOf(false)).toEqual([10]);
  const marks = readFileSync(join(root, people, 'ruth-aldous.md'), 'utf8').match(/^sample:/gm);
  expect(marks).toHaveLength(1);
});

test.each(['en-US', 'de'])(
  'in %s, the first word of the owner’s name is whole, and the opening has no invented last day',
  (language) => {
    usePlainRecords(root, language, { home: 'business', samples: false }, false);
    const [owner] = recordsOf('people').map(({ fields }) => String(fields['name']));
    expect(owner?.split(' ')[0]).toMatch(/^\[\p{L}+\]$/u);
    const [opening] = recordsOf('openings').map(({ fields }) => fields);
    expect(opening).not.toHaveProperty('validThrough');
  },
);
