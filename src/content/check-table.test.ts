import { expect, test } from 'vitest';
import { z } from 'zod';
import { tableErrors } from './check-table.ts';
import { carePrices, hostingPrices } from './prices.ts';
import { menuItemSchema } from './schema/menu-item.ts';
import { priceListsSchema, pricingPlanSchema } from './schema/pricing-plan.ts';

const [plan, ...others] = carePrices;
const prices = { file: 'src/content/prices.ts', schema: pricingPlanSchema };

test('a bad record is named by file, position, title and field', () => {
  const rows = [plan, { ...plan, title: 'Team', price: 'ten dollars' }, ...others];
  expect(tableErrors({ ...prices, rows: rows as object[] })).toEqual([
    'src/content/prices.ts, record 2 ("Team"), field price: must look like $9.99 or $800',
  ]);
});

test.each([
  ['', 'field price: must look like $9.99 or $800'],
  [undefined, 'field price: is missing'],
])('a price that is %j is none', (price, said) => {
  expect(tableErrors({ ...prices, rows: [{ ...plan, price }] }).join()).toContain(said);
});

test('everything that is wrong is listed at once', () => {
  expect(tableErrors({ ...prices, rows: [{ ...plan, term: '', plans: [] }] })).toEqual([
    expect.stringContaining('field term: is empty'),
    expect.stringContaining('field plans'),
  ]);
});

test('a field deep inside a record is named by its whole path', () => {
  const monthly = hostingPrices.monthly.map((row) => ({ ...row, buttonLink: 'nowhere' }));
  const rows = [{ ...hostingPrices, monthly }];
  expect(tableErrors({ ...prices, schema: priceListsSchema, rows }).join()).toContain(
    'field monthly.0.buttonLink',
  );
});

test('a mistake in a nested menu is named by its whole path', () => {
  const rows = [{ title: 'Services', dropdown: [{ title: 'Web' }] }];
  expect(tableErrors({ file: 'src/content/menu.ts', schema: menuItemSchema, rows })).toContain(
    'src/content/menu.ts, record 1 ("Services"), field dropdown.0.link: an entry needs a link, a dropdown or a megamenu',
  );
});

test('a good table passes in silence', () => {
  expect(tableErrors({ ...prices, rows: carePrices })).toEqual([]);
});

const ids = { schema: z.object({ id: z.number() }), unique: 'id' };
const rows = [
  { id: 1, name: 'Ruth' },
  { id: 1, name: 'Owen' },
];

test('a value that stands twice is named with both records', () => {
  expect(tableErrors({ ...ids, file: 'a.ts', rows })).toEqual([
    'a.ts, record 2 ("Owen"), field id: 1 stands in record 1, too',
  ]);
});

test('a record that is a file of its own is named by it', () => {
  const files = ['people/ruth.md', 'people/owen.md'];
  expect(tableErrors({ ...ids, file: 'people', files, rows })).toEqual([
    'people/owen.md ("Owen"), field id: 1 stands in people/ruth.md, too',
  ]);
});
