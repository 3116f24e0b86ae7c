'use client';

import { PriceTabs } from '../../../blocks/pricing/price-tabs.tsx';
import { hostingPrices } from '../../../content/prices.ts';

/** Tabs that switch between monthly and yearly prices. */
export function TabPrices() {
  return (
    <PriceTabs
      label="How you pay"
      popularLabel="Most firms take this"
      lists={[
        { id: 'monthly', label: 'MONTHLY', plans: hostingPrices.monthly },
        { id: 'yearly', label: 'YEARLY', plans: hostingPrices.yearly },
      ]}
    />
  );
}
