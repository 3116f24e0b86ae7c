import { expect, test } from 'vitest';
import type { MarkdownRecord } from './markdown-records.ts';
import { peopleOf } from './team-records.ts';

const file = (name: string, fields: object, text = 'Does things.'): MarkdownRecord => ({
  file: `people/${name}.md`,
  fields: { name: 'A B', designation: 'D', ...fields },
  text,
  source: '',
});

test('a file with name and role is a member: the text is the description, the file name the portrait', () => {
  expect(peopleOf([file('jane-doe', { name: 'Jane Doe', designation: 'Bookkeeper' })])).toEqual([
    {
      id: 1,
      img: 'jane-doe',
      name: 'Jane Doe',
      designation: 'Bookkeeper',
      description: 'Does things.',
    },
  ]);
});

test('keeps ids given in files; others follow in the order of file names', () => {
  const members = peopleOf([
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

test('leaves out an invalid file, which the content checker reports', () => {
  expect(peopleOf([file('ann', { name: '' }), file('ben', {}, '')])).toEqual([]);
});
