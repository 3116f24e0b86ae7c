import { expect, test } from 'vitest';
import { tableErrors } from '../../content/check-table.ts';
import { carePrices, hostingPrices, namePrices } from '../../content/prices.ts';
import { recordFiles } from '../../content/record-files.ts';
import { jobs } from '../jobs/jobs.ts';
import { copy } from '../web-dev/copy.ts';
import { tables } from './tables.ts';

const wordsOf = (name: string) =>
  recordFiles.news.find(({ file }) => file.endsWith(`/${name}.md`))?.text.replaceAll(/\s+/g, ' ') ??
  '';

test('there is a year of news and more, and nothing is wrong with it', () => {
  expect(recordFiles.news.length).toBeGreaterThanOrEqual(14);
  expect(tables.flatMap(tableErrors)).toEqual([]);
});

test('a mistake is told by file, record and field', () => {
  const [table] = tables;
  if (!table) throw new Error('The news has no table.');
  const fields = {
    id: 'lost',
    title: 'Lost',
    date: 'Smarch 13, 2026',
    kind: 'rumor',
    img: 'no-such-picture',
    action: { title: 'On', link: 'page' },
    sumary: 'x',
    text: 'See [this](/page).',
  };
  const wrong = tableErrors({ ...table, files: ['items/lost.md'], records: [fields] });
  for (const field of ['date', 'kind', 'img', 'action.link', 'sumary', 'text'])
    expect(
      wrong.filter((line) => line.startsWith(`items/lost.md ("Lost"), field ${field}:`)),
    ).toHaveLength(1);
});

test('what it says of pay, prices and weights is what other pages say', () => {
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  for (const { salary, hours } of jobs) {
    expect(wordsOf('three-empty-stools')).toContain(
      `${dollars(salary.min)} to ${dollars(salary.max)}`,
    );
    expect(wordsOf('three-empty-stools')).toContain(`${hours} hours a week`);
  }
  const { monthly, yearly } = hostingPrices;
  expect([...monthly, ...yearly, ...carePrices, ...namePrices]).toHaveLength(12);
  const sum = (weights: readonly number[]) =>
    weights.reduce((all, one) => all + one, 0).toLocaleString('en-US');
  const { parts } = copy.anatomy;
  for (const weights of [parts.map(({ usualKb }) => usualKb), parts.map(({ oursKb }) => oursKb)])
    expect(wordsOf('forty-sites-on-the-scale')).toContain(`${sum(weights)} KB`);
});
