'use client';

import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import {
  countMatches,
  emptyQuery,
  type Filterable,
  hasFilters,
  type QueryField,
  queryFields,
  type ShopQuery,
  serializeQuery,
  updateQuery,
} from '../filters.ts';
import { useShopQuery } from '../use-shop-query.ts';
import { applyProductList } from './apply-product-list.ts';
import styles from './product-list-filter.module.css';

/** Choice of one filter. */
interface Choice {
  /** Left out: any. */
  key?: string;
  title: string;
  /** Colors of the choice. */
  dots?: readonly string[];
}

interface Group {
  /** Query field of the filter. */
  queryField: QueryField;
  title: string;
  choices: readonly Choice[];
  /** Works without script: the categories are anchors on the page. */
  linksToAnchors?: boolean;
}

interface ProductListFilterProps {
  label: string;
  groups: readonly Group[];
  items: readonly Filterable[];
  copy: { shown: string; everything: string; clear: string };
}

function applyQuery(query: ShopQuery): void {
  const productList = document.querySelector<HTMLElement>('[data-product-list]');
  if (productList) applyProductList(productList, query);
}

/**
 * Renders the filters of the product list as links: each adds one choice and shows the number of
 * results. The selection is part of the address, and the back button undoes it.
 *
 * Styling hook: `data-anchors` on a group whose choices are places of the page.
 */
export function ProductListFilter({ label, groups, items, copy }: ProductListFilterProps) {
  const { query, choose } = useShopQuery(queryFields.productList, applyQuery);
  const count = countMatches(items, query);
  const isFiltered = hasFilters(query);
  const values = { count, all: items.length };
  return (
    <nav aria-label={label} className={styles.find}>
      {groups.map(({ queryField, title, choices, linksToAnchors }) => (
        <div key={queryField} className={styles.group} data-anchors={linksToAnchors}>
          <h2 className={styles.title} id={`find-${queryField}`}>
            {title}
          </h2>
          <ul aria-labelledby={`find-${queryField}`} className={styles.choices}>
            {choices.map(({ key, title: choice, dots }) => {
              const next = updateQuery(query, { [queryField]: key }, queryFields.productList);
              const matchCount = countMatches(items, next);
              const isActive = serializeQuery(next) === serializeQuery(query);
              const search = serializeQuery(next);
              return (
                <li key={choice}>
                  <a
                    href={`${search || '?'}${linksToAnchors && key ? `#${key}` : ''}`}
                    className={styles.choice}
                    aria-current={isActive ? 'true' : undefined}
                    data-empty={matchCount === 0 || undefined}
                    data-replay-until="island"
                    onClick={(event) => choose(event, next)}
                  >
                    {dots && (
                      <span aria-hidden="true" className={styles.dots}>
                        {dots.map((dot) => (
                          <span
                            key={dot}
                            style={{ background: `var(--${dot})` } as CSSProperties}
                          />
                        ))}
                      </span>
                    )}
                    {choice}
                    {queryField !== 'sort' && <span className={styles.count}>{matchCount}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p className={styles.status}>
        <span role="status">{fillTemplate(isFiltered ? copy.shown : copy.everything, values)}</span>
        {isFiltered && (
          <a
            href="?"
            className={styles.clear}
            onClick={(event) => choose(event, { ...emptyQuery, sort: query.sort })}
          >
            {copy.clear}
          </a>
        )}
      </p>
    </nav>
  );
}
