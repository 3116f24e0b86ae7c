import { expect, test } from 'vitest';
import { recordFiles } from '../../../content/record-files.ts';
import { postSchema } from '../../../content/schema/post.ts';
import { classicOf } from '../edit/marked-post.ts';
import { postEdits } from '../edit/post-edits.ts';
import { headwords } from './headwords.ts';
import { formatRanges, piecesOf, registerOf, subjectsOf } from './register.ts';

const posts = classicOf(
  recordFiles.posts.map(({ fields, text }) => ({ ...postSchema.parse(fields), text })),
);
const [newest] = posts;
if (!newest) throw new Error('no classic post');
const piece = (id: number, date: string, category: string[], text: string) => ({
  ...newest,
  ...{ id, date, category, text, title: `Piece ${id}`, postType: 'standard' as const },
});
const two = [
  piece(
    2,
    'March 2, 2026',
    ['money', 'craft'],
    'Until noon.\n\nA till.\n\nTills, and a lamp.\n\n## Till\n\nNo.',
  ),
  piece(1, 'March 1, 2025', ['money'], 'The till is shut.'),
];

test('an entry leads to the paragraphs whose words begin with it, piece by piece from the oldest', () => {
  expect(registerOf(two, [{ title: 'Till', find: ['till'] }])).toEqual([
    {
      letter: 'T',
      entries: [
        {
          title: 'Till',
          locations: [
            { piece: 1, link: '/blog-types/blog-standard-post/1', paragraphs: '1' },
            { piece: 2, link: '/blog-types/blog-standard-post/2', paragraphs: '2–3' },
          ],
        },
      ],
    },
  ]);
});

test('what is nowhere has no entry, and nothing sends one to it', () => {
  const words = [
    { title: 'Rope', find: ['rope'] },
    { title: 'Cord', see: 'Rope' },
    { title: 'Lamp', find: ['lamp'] },
    { title: 'Brass', see: 'Lamp' },
  ];
  expect(
    registerOf(two, words).flatMap(({ entries }) => entries.map(({ title }) => title)),
  ).toEqual(['Brass', 'Lamp']);
});

test('runs of paragraphs are drawn together', () => {
  expect(formatRanges([1, 2, 3, 6, 8, 9])).toBe('1–3, 6, 8–9');
});

test('subjects, the one with most pieces first', () => {
  expect(
    subjectsOf(two).map(({ title, pieces }) => [title, pieces.map((each) => each.piece)]),
  ).toEqual([
    ['money', [1, 2]],
    ['craft', [2]],
  ]);
});

test('every entry of the page is found in a piece of the site', () => {
  const shown = registerOf(posts, headwords).flatMap(({ entries }) => entries);
  expect(shown.map(({ title }) => title).sort()).toEqual(
    headwords.map(({ title }) => title).sort(),
  );
});

test('the older pieces show a change each, the newest stands above and shows none', () => {
  const [latest, ...older] = piecesOf(posts, postEdits);
  expect(latest).toMatchObject({ piece: posts.length, sample: [] });
  for (const { sample } of older) expect(sample.map(({ kind }) => kind)).toContain('inserted');
});
