import { expect, test } from 'vitest';
import { z } from 'zod';
import { tableErrors } from './check-table.ts';
import { menuItemSchema } from './schema/menu-item.ts';
import { type PricingPlan, priceListsSchema, pricingPlanSchema } from './schema/pricing-plan.ts';

const plan: PricingPlan = {
  title: 'Solo',
  subtitle: 'For one site',
  price: '$800',
  term: 'per month',
  plans: ['5 hours of work'],
  buttonTitle: 'Choose Solo',
  buttonLink: '/page/contact-us',
};
const popular: PricingPlan = { ...plan, title: 'Both', popular: { isPopular: true } };
const prices = { file: 'src/content/prices.ts', schema: pricingPlanSchema };

test('reports an invalid record by file, position, title and field', () => {
  const records = [plan, { ...plan, title: 'Team', price: 'ten dollars' }, popular];
  expect(tableErrors({ ...prices, records })).toEqual([
    'src/content/prices.ts, record 2 ("Team"), field price: must look like $9.99 or $800',
  ]);
});

test.each([
  ['', 'field price: must look like $9.99 or $800'],
  [undefined, 'field price: is missing'],
])('rejects the price %j', (price, said) => {
  expect(tableErrors({ ...prices, records: [{ ...plan, price }] }).join()).toContain(said);
});

test('reports all errors at once', () => {
  expect(tableErrors({ ...prices, records: [{ ...plan, term: '', plans: [] }] })).toEqual([
    expect.stringContaining('field term: is empty'),
    expect.stringContaining('field plans'),
  ]);
});

test('reports a nested field by its whole path', () => {
  const records = [{ monthly: [{ ...popular, buttonLink: 'nowhere' }], yearly: [popular] }];
  expect(tableErrors({ ...prices, schema: priceListsSchema, records }).join()).toContain(
    'field monthly.0.buttonLink',
  );
});

test('reports an error in a nested menu by its whole path', () => {
  const records = [{ title: 'Services', dropdown: [{ title: 'Web' }] }];
  expect(tableErrors({ file: 'src/content/menu.ts', schema: menuItemSchema, records })).toContain(
    'src/content/menu.ts, record 1 ("Services"), field dropdown.0.link: an entry needs a link, a dropdown or a megamenu',
  );
});

test('a valid table has no errors', () => {
  expect(tableErrors({ ...prices, records: [plan, popular] })).toEqual([]);
});

const ids = { schema: z.object({ id: z.number() }), unique: 'id' };
const records = [
  { id: 1, name: 'Ruth' },
  { id: 1, name: 'Owen' },
];

test('reports a duplicate value with both records', () => {
  expect(tableErrors({ ...ids, file: 'a.ts', records })).toEqual([
    'a.ts, record 2 ("Owen"), field id: 1 stands in record 1, too',
  ]);
});

test('reports a record with a file of its own by that file', () => {
  const files = ['people/ruth.md', 'people/owen.md'];
  expect(tableErrors({ ...ids, file: 'people', files, records })).toEqual([
    'people/owen.md ("Owen"), field id: 1 stands in people/ruth.md, too',
  ]);
});
