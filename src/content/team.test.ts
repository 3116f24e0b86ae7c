import { expect, test } from 'vitest';
import type { MarkdownRecord } from './markdown-records.ts';
import { teamOf } from './team.ts';

const file = (name: string, fields: object, text = 'Does things.'): MarkdownRecord => ({
  file: `people/${name}.md`,
  fields: { name: 'A B', designation: 'D', ...fields },
  text,
});

test('a file with a name and a role is a member: the text describes, the portrait goes by the file', () => {
  expect(teamOf([file('jane-doe', { name: 'Jane Doe', designation: 'Bookkeeper' })])).toEqual([
    {
      id: 1,
      img: 'jane-doe',
      name: 'Jane Doe',
      designation: 'Bookkeeper',
      description: 'Does things.',
    },
  ]);
});

test('numbers that files give hold; others follow them in the order of their files', () => {
  const members = teamOf([
    file('ann', {}),
    file('ben', { id: 12 }),
    file('cleo', {}),
    file('dan', { id: 2, img: 'portrait-01' }),
  ]);
  expect(members.map(({ id, img }) => [id, img])).toEqual([
    [2, 'portrait-01'],
    [12, 'ben'],
    [13, 'ann'],
    [14, 'cleo'],
  ]);
});

test('a file with a mistake makes nobody: the check names it', () => {
  expect(teamOf([file('ann', { name: '' }), file('ben', {}, '')])).toEqual([]);
});
