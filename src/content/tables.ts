import { cartItems } from './cart.ts';
import { mainMenu } from './menu.ts';
import { carePrices, hostingPrices, namePrices } from './prices.ts';
import { cartItemSchema } from './schema/cart-item.ts';
import { featureItemSchema } from './schema/feature-item.ts';
import { menuItemSchema } from './schema/menu-item.ts';
import { priceListsSchema, pricingPlanSchema } from './schema/pricing-plan.ts';
import { socialItemSchema } from './schema/social-item.ts';
import { services } from './services.ts';
import { showcaseMenu } from './showcase-menu.ts';
import { companySocial, namedSocial, turningSocial } from './social.ts';
import type { Table } from './table.ts';

/** Tables shared by several pages. */
export const tables: readonly Table[] = [
  { file: 'menu.ts', schema: menuItemSchema, records: mainMenu },
  { file: 'showcase-menu.ts', schema: menuItemSchema, records: showcaseMenu },
  { file: 'cart.ts', schema: cartItemSchema, records: cartItems },
  { file: 'prices.ts', schema: priceListsSchema, records: [hostingPrices] },
  { file: 'prices.ts', schema: pricingPlanSchema, records: [...carePrices, ...namePrices] },
  {
    file: 'social.ts',
    schema: socialItemSchema,
    records: [...companySocial, ...namedSocial, ...turningSocial],
  },
  { file: 'services.ts', schema: featureItemSchema, records: services },
];
