'use client';

import { useEffect, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import type { ProductCategory } from '../../content/product-choices.ts';
import {
  countMatches,
  emptyQuery,
  type Filterable,
  hasFilters,
  queryFields,
  serializeQuery,
  updateQuery,
} from '../filters.ts';
import { useShopQuery } from '../use-shop-query.ts';
import { applyPriceList, priceListRows } from './apply-price-list.ts';
import styles from './filter-sidebar.module.css';
import { SearchField } from './search-field.tsx';

interface FilterSidebarProps {
  /** Number of rows of the whole list. */
  total: number;
  kinds: readonly { key: ProductCategory; title: string; count: number }[];
  copy: {
    searchLabel: string;
    submitLabel: string;
    category: string;
    all: string;
    shown: string;
    everything: string;
    clear: string;
  };
}

const listFields = queryFields.priceList;

/**
 * Renders the filters of the rows: by search words and category; both are part of the address.
 * Without script the categories are anchors.
 */
export function FilterSidebar({ total, kinds, copy }: FilterSidebarProps) {
  const { query, change, choose } = useShopQuery(listFields, applyPriceList);
  const [rows, setRows] = useState<readonly Filterable[]>();
  useEffect(() => setRows(priceListRows()), []);
  const countFor = (next: typeof query, initialCount: number) =>
    rows ? countMatches(rows, next) : initialCount;
  const count = countFor(query, total);
  const choices = [{ key: undefined, title: copy.all, count: total }, ...kinds];

  return (
    <div>
      <SearchField
        label={copy.searchLabel}
        submitLabel={copy.submitLabel}
        query={query.q}
        onWords={(q, series) => change({ q }, series)}
      />
      <nav aria-label={copy.category}>
        <ul className={styles.kinds}>
          {choices.map(({ key, title, count: initialCount }) => {
            const next = updateQuery(query, { kind: key }, listFields);
            const matchCount = countFor(next, initialCount);
            return (
              <li key={title}>
                <a
                  href={`${serializeQuery(next) || '?'}${key ? `#${key}` : ''}`}
                  className={styles.kind}
                  aria-current={query.kind === key ? 'true' : undefined}
                  data-empty={matchCount === 0 || undefined}
                  data-replay-until="island"
                  onClick={(event) => choose(event, next)}
                >
                  {title}
                  <span className={styles.kindCount}>{matchCount}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <p className={styles.findResult}>
        <span role="status">
          {fillTemplate(hasFilters(query) ? copy.shown : copy.everything, { count, all: total })}
        </span>
        {hasFilters(query) && (
          <a href="?" className={styles.findWhole} onClick={(event) => choose(event, emptyQuery)}>
            {copy.clear}
          </a>
        )}
      </p>
    </div>
  );
}
