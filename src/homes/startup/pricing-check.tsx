'use client';

import { Tabs } from '../../elements/tabs/tabs.tsx';
import styles from './pricing-check.module.css';
import { CheckLine, type CheckPlan } from './pricing-check-line.tsx';

/** Text of the printed form. */
interface CheckForm {
  title: string;
  table: { label: string; value: string };
  server: { label: string; value: string };
  columns: { quantity: string; item: string; amount: string };
  /** Serial number of the check, with its label. */
  serial: string;
  thanks: string;
}

interface PricingCheckProps {
  form: CheckForm;
  /** Accessible name of the tab list. */
  label: string;
  popularLabel: string;
  /** In tab order; the first is selected initially. */
  lists: readonly { id: string; label: string; plans: readonly CheckPlan[] }[];
}

/** Prices as the check of a restaurant: a row for each plan, tabs for the billing term. */
export function PricingCheck({ form, label, popularLabel, lists }: PricingCheckProps) {
  const { title, table, server, columns, serial, thanks } = form;
  return (
    <div className={styles.check}>
      <div className={styles.head} aria-hidden="true">
        <p className={styles.title}>{title}</p>
        {[table, server].map((field) => (
          <p key={field.label} className={styles.field}>
            {field.label} <b>{field.value}</b>
          </p>
        ))}
      </div>
      <Tabs
        label={label}
        items={lists.map(({ id, label: name, plans }) => ({
          id,
          label: name,
          panel: (
            <>
              <p className={styles.columns} aria-hidden="true">
                <span>{columns.quantity}</span>
                <span>{columns.item}</span>
                <span>{columns.amount}</span>
              </p>
              <ul>
                {plans.map((plan) => (
                  <CheckLine key={plan.title} plan={plan} popularLabel={popularLabel} />
                ))}
              </ul>
            </>
          ),
        }))}
      />
      <p className={styles.foot} aria-hidden="true">
        <span>{thanks}</span> <b>{serial}</b>
      </p>
    </div>
  );
}
