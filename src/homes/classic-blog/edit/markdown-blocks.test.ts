import { expect, test } from 'vitest';
import { recordFiles } from '../../../content/record-files.ts';
import { blocksOf, inlinesOf, wordsOf } from './markdown-blocks.ts';

test('marks within a line', () => {
  expect(inlinesOf('Thirty **cents** of _one_ `order`, [here](/page/Ecommerce).')).toEqual([
    { kind: 'text', text: 'Thirty ' },
    { kind: 'strong', text: 'cents' },
    { kind: 'text', text: ' of ' },
    { kind: 'em', text: 'one' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'order' },
    { kind: 'text', text: ', ' },
    { kind: 'link', text: 'here', href: '/page/Ecommerce' },
    { kind: 'text', text: '.' },
  ]);
});

test('a sign of multiplication or an underscore in a word is no mark', () => {
  expect(inlinesOf('100 * 9 and list_unsubscribe_post')).toEqual([
    { kind: 'text', text: '100 * 9 and list_unsubscribe_post' },
  ]);
});

test('blocks of every kind', () => {
  const markdown =
    'A line\nthat goes on.\n\n## 1. Where?\n\n- one\n  more\n- two\n\n| a | b |\n| - | -: |\n| c | d |\n\n```text\n  x\n\ny\n```\n\n> said\n\n[^1]: RFC 7208.\n[^2]: RFC 6376.';
  const kinds = blocksOf(markdown.replace('\n[^2]', '\n\n[^2]'));
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'heading',
    'list',
    'table',
    'code',
    'quote',
    'notes',
  ]);
  expect(kinds.map(wordsOf)).toEqual([
    'A line that goes on.',
    '1. Where?',
    'one more two',
    'a b c d',
    '  x\n\ny',
    'said',
    'RFC 7208. RFC 6376.',
  ]);
});

const classic = recordFiles.posts.filter(({ fields }) => fields['blogType'] === 'classic');

test.each(classic)('$file has no mark that is left as text', ({ text }) => {
  const shown = blocksOf(text)
    .filter(({ kind }) => kind !== 'code')
    .map(wordsOf)
    .join('\n');
  expect(shown).not.toMatch(/\*\*|`|\]\(|^#|\[\^/m);
  expect(shown.length).toBeGreaterThan(1000);
});
