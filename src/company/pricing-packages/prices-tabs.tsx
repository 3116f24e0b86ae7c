'use client';

import { Tabs } from '../../elements/tabs/tabs.tsx';
import { type IllustratedPlan, PricesPlan } from './prices-plan.tsx';
import styles from './prices-tabs.module.css';

interface PricesTabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** Price lists in tab order; the first is shown initially. */
  lists: readonly { id: string; label: string; plans: readonly IllustratedPlan[] }[];
  popularLabel: string;
  pictureSide: 'left' | 'right';
  /** Both lists have the same plans. */
  hasSamePlans?: boolean;
}

/** Price lists as tabs. */
export function PricesTabs({
  label,
  lists,
  popularLabel,
  pictureSide,
  hasSamePlans,
}: PricesTabsProps) {
  return (
    <div className={styles.tabs} data-same-features={hasSamePlans ? '' : undefined}>
      <Tabs
        label={label}
        items={lists.map(({ id, label: name, plans }) => ({
          id,
          label: name,
          panel: (
            <ul className="grid gap-y-16 lg:gap-y-24">
              {plans.map((plan) => (
                <PricesPlan
                  key={plan.title}
                  plan={plan}
                  popularLabel={popularLabel}
                  pictureSide={pictureSide}
                />
              ))}
            </ul>
          ),
        }))}
        listClassName="mb-12 max-w-full flex-wrap lg:mb-16"
      />
    </div>
  );
}
