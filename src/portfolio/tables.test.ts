import { describe, expect, it } from 'vitest';
import { tableErrors } from '../content/check-table.ts';
import { tables } from './tables.ts';

const table = tables.find(({ file }) => file === 'projects');
const good = table?.rows[0] as Record<string, unknown>;
const wrong = (fields: Record<string, unknown>) =>
  tableErrors({
    file: 'projects',
    schema: table?.schema as never,
    files: ['some.md'],
    rows: [fields],
  });
const saying = (fields: Record<string, unknown>) => wrong({ ...good, ...fields }).join('\n');

describe('a project with a mistake is named with its file, its headline and the field', () => {
  it('says nothing of one without', () => {
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
    [{ told: 4 }, 'film: is missing'],
    [{ told: 4, film: 'nothing' }, 'film: needs nothing.mp4'],
    [{ title: 'Another', told: 2, first: true }, 'first: src/portfolio/projects/wicket.md'],
  ])('%j', (fields, said) => {
    const title = 'title' in fields ? fields.title : good['title'];
    expect(saying(fields)).toContain(`some.md ("${title}"), field ${said}`);
  });
});
