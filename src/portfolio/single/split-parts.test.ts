import { expect, test } from 'vitest';
import { splitBlocks, splitParts } from './split-parts.ts';

const paragraph = (words: number) => `<p>${'word '.repeat(words).trim()}</p>`;

test('blocks stay whole, whatever their content', () => {
  const html =
    '<p>One <em>two</em><br>three.</p>\n<ul>\n<li><p>a</p></li>\n<li>b</li>\n</ul>\n<hr>\n<table><tbody><tr><td>c</td></tr></tbody></table>';
  expect(splitBlocks(html)).toEqual([
    '<p>One <em>two</em><br>three.</p>',
    '<ul>\n<li><p>a</p></li>\n<li>b</li>\n</ul>',
    '<hr>',
    '<table><tbody><tr><td>c</td></tr></tbody></table>',
  ]);
});

test('halves the longest part between paragraphs until there are enough', () => {
  const long = [paragraph(50), paragraph(60), paragraph(70), paragraph(50)].join('\n');
  const parts = [{ id: 'a', heading: 'A', html: long }, { html: paragraph(80) }];
  const story = splitParts(parts, 4);
  expect(story).toHaveLength(4);
  expect(story[0]).toMatchObject({ id: 'a', heading: 'A' });
  expect(story[1]).not.toHaveProperty('id');
  expect(story.map(({ html }) => html).join('\n')).toBe(`${long}\n${paragraph(80)}`);
});

test('does not split short parts, single paragraphs, or lead-ins to a list', () => {
  const short = [{ html: `${paragraph(20)}\n${paragraph(20)}` }];
  expect(splitParts(short, 3)).toEqual(short);
  const one = [{ html: paragraph(400) }];
  expect(splitParts(one, 3)).toEqual(one);
  const list = [
    { html: `<p>${'word '.repeat(60)}as follows:</p>\n<ul><li>${'a '.repeat(60)}</li></ul>` },
  ];
  expect(splitParts(list, 2)).toEqual(list);
  const directed = `${paragraph(50)}\n<p><em>${'cut '.repeat(20)}</em></p>\n${paragraph(80)}`;
  expect(splitParts([{ html: directed }], 2)[1]?.html).toMatch(/^<p><em>/);
});

test('does not split if there are enough parts', () => {
  const parts = [{ html: paragraph(300) }, { html: paragraph(10) }];
  expect(splitParts(parts, 2)).toEqual(parts);
});
