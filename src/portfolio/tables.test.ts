import { describe, expect, it } from 'vitest';
import { tableErrors } from '../content/check-table.ts';
import { tables } from './tables.ts';

const table = tables.find(({ file }) => file === 'projects');
const good = table?.records[0] as Record<string, unknown>;
const wrong = (fields: Record<string, unknown>) =>
  table ? tableErrors({ ...table, files: ['some.md'], records: [fields] }) : [];
const saying = (fields: Record<string, unknown>) => wrong({ ...good, ...fields }).join('\n');

describe('reports an invalid project by file, headline and field', () => {
  it('reports no error for a valid project', () => {
    expect(wrong(good)).toEqual([]);
  });

  it.each([
    [{ client: '' }, 'client: is empty'],
    [{ weeks: 'nine' }, 'weeks:'],
    [{ team: [1, 99] }, 'team.1: nobody in people/ has the id 99'],
    [{ pictures: [] }, 'pictures:'],
    [{ categories: ['shops'] }, 'categories.0:'],
    [{ clinet: 'x' }, 'clinet: is not known.'],
    [{ cover: 'no-such-picture' }, 'cover: "no-such-picture" is none of'],
    [{ second: 'no-such-picture' }, 'second: "no-such-picture" is none of'],
    [{ layout: 'poster' }, 'layout: '],
    [{ told: 3 }, 'told: is called layout now: write layout: split'],
    [{ told: 7 }, 'told: is called layout now: write layout: long-read | gallery'],
    [{ layout: 'film' }, 'film: is missing'],
    [{ layout: 'film', film: 'nothing' }, 'film: needs nothing.mp4'],
    [
      { title: 'Another', layout: 'gallery', first: true },
      'first: src/portfolio/projects/wicket.md',
    ],
  ])('%j', (fields, said) => {
    const title = 'title' in fields ? fields.title : good['title'];
    expect(saying(fields)).toContain(`some.md ("${title}"), field ${said}`);
  });
});
