import { describe, expect, it } from 'vitest';
import { addQuantity, cartItems, formatCents, formatDecimal } from '../content/cart.ts';
import { tableErrors } from '../content/check-table.ts';
import { productCategories } from '../content/product-choices.ts';
import { products } from './products.ts';
import { productPath } from './shop-paths.ts';
import { tables } from './tables.ts';
import { colorFamilies, variants } from './variants.ts';

const [table] = tables;
const good = table?.records[0] as Record<string, unknown>;
const wrong = (fields: Record<string, unknown>) =>
  table ? tableErrors({ ...table, files: ['some.md'], records: [fields] }) : [];

it('has sixteen products or more, several in every category and in every color family', () => {
  expect(products.length).toBeGreaterThanOrEqual(16);
  for (const kind of productCategories)
    expect(products.filter(({ category }) => category === kind).length).toBeGreaterThan(2);
  for (const family of Object.keys(colorFamilies))
    expect(
      products.some((product) =>
        product.variants.some(({ name: variant }) => variants[variant].family === family),
      ),
      family,
    ).toBe(true);
});

it('has exactly one product at the plain address', () => {
  expect(products.filter(({ path }) => path === productPath)).toHaveLength(1);
  expect(new Set(products.map(({ path }) => path)).size).toBe(products.length);
});

it('[H3] sells what the sample cart holds, under the same numbers, names and prices', () => {
  for (const { id, title, priceCents } of cartItems) {
    const product = products.find((one) => one.id === id);
    expect({ title: product?.name, priceCents: product?.priceCents }).toEqual({
      title,
      priceCents,
    });
  }
});

describe('reports an invalid product by file, name and field', () => {
  it('reports no error for a valid product', () => {
    expect(wrong(good)).toEqual([]);
  });

  it.each([
    [{ priceCents: 18.5 }, 'priceCents: must be whole cents'],
    [{ priceCents: '$18.50' }, 'priceCents:'],
    [{ category: 'weight' }, 'category:'],
    [{ variants: [{ name: 'sand', img: 'shop-cairn-sand' }] }, 'variants: must name two'],
    [
      {
        variants: [
          { name: 'sand', img: 'shop-cairn-sand' },
          { name: 'sand', img: 'no-such-picture' },
        ],
      },
      'variants.1.img: There is no picture "no-such-picture"',
    ],
    [{ related: ['tug', 'tub'] }, 'related.1: there is no product "tub"'],
    [{ stock: 'few' }, 'left: is missing'],
    [{ stock: 'in-stock', left: 3 }, 'left: is only for stock: few'],
    [{ name: 'Another', first: true }, 'first: src/shop/products/lighthouse.md stands'],
    [{ words: 'Two words.' }, 'words: below the fields are 2 words'],
    [{ prize: 3 }, 'prize: is not known.'],
    [{ glazes: [] }, 'glazes: is called variants now, and its glaze is its name'],
  ])('%j', (fields, said) => {
    const name = 'name' in fields ? fields.name : good['name'];
    expect(wrong({ ...good, ...fields }).join('\n')).toContain(
      `some.md ("${name}"), field ${said}`,
    );
  });
});

describe('money is whole cents', () => {
  it.each([
    [0, '0.00', '$0.00'],
    [5, '0.05', '$0.05'],
    [8450, '84.50', '$84.50'],
    [123_456_789, '1234567.89', '$1,234,567.89'],
    [-250, '-2.50', '-$2.50'],
  ])('%d', (cents, decimal, printed) => {
    expect(formatDecimal(cents)).toBe(decimal);
    expect(formatCents(cents)).toBe(printed);
  });

  it('adds a quantity to an existing line, or a new line at the end', () => {
    const [first, second] = cartItems;
    const more = addQuantity(cartItems, { ...(first as (typeof cartItems)[0]), quantity: 2 });
    expect(more.map(({ id, quantity }) => [id, quantity])).toEqual([
      [first?.id, 3],
      [second?.id, 1],
    ]);
    const other = { ...(first as (typeof cartItems)[0]), id: 99, quantity: 1 };
    expect(addQuantity(cartItems, other)).toHaveLength(3);
    expect(addQuantity(cartItems, { ...other, quantity: 0 })).toEqual(cartItems);
  });
});
