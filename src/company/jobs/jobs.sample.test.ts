import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { tableErrors } from '../../content/check-table.ts';
import type { MarkdownRecord } from '../../content/markdown-records.ts';
import { recordFiles } from '../../content/record-files.ts';
import { team } from '../../content/team.ts';
import { openingTickets } from '../career/openings-tickets-data.ts';
import { copy } from './copy.ts';
import { jobFields } from './job-fields.ts';
import { jobView } from './job-view.ts';
import { jobs, jobsOf } from './jobs.ts';
import { tables } from './tables.ts';
import { workWeeksOf } from './work-weeks.ts';

test('[S2] the three openings answer at the paths of the specification', () => {
  expect(jobs.map((job) => job.path)).toEqual([
    '/front-end-developer',
    '/react-developer',
    '/business-dev-executive',
  ]);
});

test('each opening shows another taste of its work', () => {
  const kinds = jobs.map(({ exhibit }) => exhibit?.kind);
  expect(new Set(kinds)).toEqual(new Set(['four-pixels', 'component-tree', 'road-days']));
});

test('days on the road are work days of their month', () => {
  const days = jobs.flatMap(({ exhibit }) =>
    exhibit?.kind === 'road-days'
      ? exhibit.days.map(({ day }) => workWeeksOf(exhibit.month).flat().includes(day))
      : [],
  );
  expect(days).toHaveLength(6);
  expect(days).not.toContain(false);
});

const [first] = recordFiles.openings;
if (!first) throw new Error('There are no openings.');
/** Returns one more file, otherwise like the first. */
const added = (file: string, fields: Record<string, unknown>): MarkdownRecord => ({
  ...first,
  file: `src/company/jobs/openings/${file}.md`,
  fields: { ...first.fields, ...fields },
});
const wrong = (record: MarkdownRecord) =>
  tables.flatMap((table) =>
    tableErrors({ ...table, files: [record.file], records: [jobFields(record)] }),
  );

test('one file more is one opening more, behind those that ask for a place', () => {
  const record = added('type-designer', { title: 'Type Designer', order: undefined });
  const all = jobsOf([record, ...recordFiles.openings]);
  expect(all.map(({ path }) => path)).toEqual([...jobs.map(({ path }) => path), '/type-designer']);
  expect(all.at(-1)?.description.join(' ')).not.toMatch(/[{}]/);
  expect(wrong(record)).toEqual([]);
});

test('a last day that is over closes an opening and breaks nothing; one that is none does', () => {
  const over = added('old', { datePosted: '2024-01-08', validThrough: '2024-02-29' });
  expect(wrong(over)).toEqual([]);
  for (const validThrough of ['2026-02-30', '28.2.2027', 'soon', 20_270_228]) {
    const [line = ''] = wrong(added('bad', { validThrough }));
    expect(line).toMatch(
      /openings\/bad\.md \("Business Development Executive"\), field validThrough: /,
    );
  }
  expect(wrong(added('bad', { validThrough: '2026-11-01' })).join()).toContain(
    'field validThrough: must be after datePosted',
  );
  expect(wrong(added('bad', { start: 'in {spring}' })).join()).toContain('{spring} stands for');
  expect(wrong(added('bad', { contact: 99 })).join()).toContain('nobody in people/ has the id 99');
});

test.each([
  ['November 2, 2026', 'February 28, 2027'],
  ['2026-11-02', 'February 28, 2027'],
  ['November 2, 2026', '2027-02-28'],
])(
  'days of an opening are written as printed or as ISO days: %s, %s',
  (datePosted, validThrough) => {
    const record = added('dated', { datePosted, validThrough });
    expect(wrong(record)).toEqual([]);
    const days = { datePosted: '2026-11-02', validThrough: '2027-02-28' };
    expect(jobsOf([record])).toMatchObject([days]);
  },
);

test('the last day of an opening is after the first, however both are written', () => {
  const early = added('early', { datePosted: '2026-11-02', validThrough: 'November 1, 2026' });
  expect(wrong(early).join()).toContain('field validThrough: must be after datePosted');
});

const view = (now: string) =>
  jobView('/react-developer', jobs, team, copy, siteConfig, new Date(now));

test('the posting says what the page says until the last day is over, and then nothing', () => {
  const open = view('2027-03-01T04:59:59Z');
  expect(open.closing).toEqual({ moment: '2027-03-01T05:00:00.000Z', isClosed: false });
  expect(open.structuredData).toMatchObject([{ validThrough: '2027-02-28T23:59:59-05:00' }]);
  expect(open.facts.facts).toContainEqual({ label: 'Apply until', value: 'February 28, 2027' });
  expect(open.others.items).toHaveLength(2);
  const closed = view('2027-03-01T05:00:00Z');
  expect(closed.closing.isClosed).toBe(true);
  expect(closed.structuredData).toEqual([]);
  expect(closed.hero.closedLabel).toContain('February 28, 2027');
  expect(closed.others.items).toEqual([]);
});

test('the list leaves out what is closed, and colors stay with their openings', () => {
  const words = { salaryNote: '' };
  const [one, ...rest] = jobs.map((job, i) =>
    i === 0 ? { ...job, validThrough: '2026-11-20' } : job,
  );
  const tickets = (now: string) =>
    openingTickets([one ?? never(), ...rest], words, new Date(now)).map(({ link, tone }) => [
      link,
      tone,
    ]);
  expect(tickets('2026-11-20T12:00:00Z')).toHaveLength(3);
  expect(tickets('2026-11-25T12:00:00Z')).toEqual(tickets('2026-11-20T12:00:00Z').slice(1));
});

const never = (): never => {
  throw new Error('There are no openings.');
};
