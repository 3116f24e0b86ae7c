import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuantity,
  cartSubtotalCents,
  changeQuantity,
  formatCents,
  formatDecimal,
  insertLine,
  maxQuantity,
  removeLine,
} from '../../content/cart.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { deliveryStates, locateZip } from './delivery-states.ts';
import { deliveryCents, orderSum } from './order-sum.ts';

const line = fc.record({
  id: fc.nat(1_000_000),
  title: fc.constant('A thing'),
  img: fc.constant('shop-bell-ochre'),
  priceCents: fc.nat(100_000_000),
  quantity: fc.nat(maxQuantity),
  link: fc.constant('/shop/single-product'),
});
const cart = fc.uniqueArray(line, { maxLength: 200, selector: ({ id }) => id });
const state = fc.constantFrom(...deliveryStates, undefined);

/** Computes the same sum with BigInt, as a reference without fractions or limits. */
const exactly = (lines: readonly CartItem[]) =>
  lines.reduce((sum, one) => sum + BigInt(one.priceCents) * BigInt(one.quantity), 0n);

describe('the sum of an order', () => {
  it('is exact to the cent for any cart', () => {
    fc.assert(
      fc.property(cart, state, (lines, to) => {
        const { subtotal, delivery, tax, total } = orderSum(lines, to);
        const exact = exactly(lines);
        expect(BigInt(subtotal)).toBe(exact);
        expect(delivery).toBe(exact === 0n ? 0 : deliveryCents);
        const taxed = (exact + BigInt(delivery)) * (to === 'New York' ? 4n : 0n);
        expect(tax).toBe(to && Number((taxed + 50n) / 100n));
        expect(BigInt(total)).toBe(exact + BigInt(delivery) + BigInt(tax ?? 0));
      }),
    );
  });

  it('is printed as computed', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const { total } = orderSum(lines, 'New York');
        expect(BigInt(formatDecimal(total).replace('.', ''))).toBe(BigInt(total));
        expect(formatCents(total).replaceAll(/[$,]/g, '')).toBe(formatDecimal(total));
      }),
    );
  });

  it('taxes New York only, rounding half a cent up', () => {
    const lines = [{ ...fc.sample(line, 1)[0], priceCents: 1012, quantity: 1 } as CartItem];
    // 4% of $17.62 is 70.48 cents; of $17.63, 70.52.
    expect(orderSum(lines, 'New York').tax).toBe(70);
    expect(orderSum([{ ...lines[0], priceCents: 1013 } as CartItem], 'New York').tax).toBe(71);
    expect(orderSum(lines, 'Ohio').tax).toBe(0);
    expect(orderSum(lines, undefined).tax).toBeUndefined();
  });
});

describe('the cart', () => {
  it('clamps quantities between 0 and the maximum', () => {
    const pieces = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, 1e300));
    fc.assert(
      fc.property(cart, line, pieces, (lines, one, count) => {
        const filled = addQuantity(lines, { ...one, quantity: 1 });
        for (const { quantity } of [
          ...changeQuantity(filled, one.id, count),
          ...addQuantity(filled, { ...one, quantity: count }),
        ]) {
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(0);
          expect(quantity).toBeLessThanOrEqual(maxQuantity);
        }
      }),
    );
  });

  it('is restored by undoing a removal', () => {
    fc.assert(
      fc.property(cart, fc.nat(), (lines, at) => {
        fc.pre(lines.length > 0);
        const place = at % lines.length;
        const taken = lines[place] as CartItem;
        const rest = removeLine(lines, taken.id);
        expect(cartSubtotalCents(rest)).toBe(
          cartSubtotalCents(lines) - taken.priceCents * taken.quantity,
        );
        expect(insertLine(rest, taken, place)).toEqual(lines);
        // Restored twice, as by another tab, it exists once.
        expect(insertLine(lines, taken, place)).toEqual(lines);
      }),
    );
  });
});

describe('the location of a ZIP code', () => {
  it.each([
    ['14802', ['New York'], undefined],
    ['06390', ['Connecticut', 'New York'], undefined],
    ['02108', ['Massachusetts'], undefined],
    ['05501', ['Massachusetts'], undefined],
    ['20001', ['District of Columbia'], undefined],
    ['73301', ['Texas'], undefined],
    ['83414', ['Idaho', 'Wyoming'], undefined],
    ['99501', [], 'Alaska'],
    ['96801', [], 'Hawaii'],
    ['00000', [], undefined],
  ])('%s', (zip, states, undeliverablePlace) => {
    expect(locateZip(zip)).toEqual({ states, undeliverablePlace });
  });

  it('covers every state with delivery, without overlaps with other places', () => {
    const found = new Set<string>();
    for (let prefix = 0; prefix < 1000; prefix += 1) {
      const { states, undeliverablePlace } = locateZip(`${String(prefix).padStart(3, '0')}01`);
      for (const state of states) found.add(state);
      if (undeliverablePlace) expect(states, undeliverablePlace).toEqual([]);
    }
    expect([...found].sort()).toEqual([...deliveryStates].sort());
  });
});
