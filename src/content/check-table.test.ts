import { expect, test } from 'vitest';
import { checkTable, checkUnique } from './check-table.ts';
import { carePrices, hostingPrices } from './prices.ts';
import { menuItemSchema } from './schema/menu-item.ts';
import { priceListsSchema, pricingPlanSchema } from './schema/pricing-plan.ts';

const [plan, ...others] = carePrices;

test('a bad record is named by file, position, title and field', () => {
  const rows = [plan, { ...plan, title: 'Team', price: 'ten dollars' }, ...others];
  expect(() => checkTable('src/content/prices.ts', pricingPlanSchema, rows)).toThrow(
    'src/content/prices.ts, record 2 ("Team"), field price: must look like $9.99 or $800',
  );
});

test('everything that is wrong is listed at once', () => {
  const rows = [{ ...plan, term: '', plans: [] }];
  expect(() => checkTable('a.ts', pricingPlanSchema, rows)).toThrow(/field term[\s\S]*field plans/);
});

test('a field deep inside a record is named by its whole path', () => {
  const monthly = hostingPrices.monthly.map((row) => ({ ...row, buttonLink: 'nowhere' }));
  expect(() =>
    checkTable('src/content/prices.ts', priceListsSchema, [{ ...hostingPrices, monthly }]),
  ).toThrow('field monthly.0.buttonLink');
});

test('a mistake in a nested menu is named by its whole path', () => {
  const menu = [{ title: 'Services', dropdown: [{ title: 'Web' }] }];
  expect(() => checkTable('src/content/menu.ts', menuItemSchema, menu)).toThrow(
    'src/content/menu.ts, record 1 ("Services"), field dropdown.0.link: an entry needs a link',
  );
});

test('a good table passes in silence', () => {
  expect(() => checkTable('a.ts', pricingPlanSchema, carePrices)).not.toThrow();
});

test('a value that stands twice is named with both records', () => {
  const rows = [
    { id: 1, name: 'Ruth' },
    { id: 1, name: 'Owen' },
  ];
  expect(() => checkUnique('src/content/team.ts', 'id', rows)).toThrow(
    'src/content/team.ts, record 2 ("Owen"), field id: 1 stands in record 1, too',
  );
});
