'use client';

import { PriceTabs } from '../../../blocks/pricing/price-tabs.tsx';
import { hostingPrices } from '../../../content/prices.ts';

/** Price lists with a switch between monthly and yearly payment. */
export function PricingTabs() {
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
