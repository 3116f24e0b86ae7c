'use client';

import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import {
  countMatches,
  emptyQuery,
  type Filterable,
  hasFilters,
  type QueryPart,
  queryParts,
  type ShopQuery,
  serializeQuery,
  updateQuery,
} from '../filters.ts';
import { useShopQuery } from '../use-shop-query.ts';
import { applyProductList } from './apply-product-list.ts';
import './product-list-filter.css';

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
  part: QueryPart;
  title: string;
  choices: readonly Choice[];
  /** Works without script: the categories are anchors on the page. */
  places?: boolean;
}

interface ProductListFilterProps {
  label: string;
  groups: readonly Group[];
  items: readonly Filterable[];
  copy: { shown: string; everything: string; clear: string };
}

function show(query: ShopQuery): void {
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
  const { query, choose } = useShopQuery(queryParts.productList, show);
  const count = countMatches(items, query);
  const narrowed = hasFilters(query);
  const values = { count, all: items.length };
  return (
    <nav aria-label={label} className="find">
      {groups.map(({ part, title, choices, places }) => (
        <div key={part} className="find-group" data-anchors={places}>
          <h2 className="find-title" id={`find-${part}`}>
            {title}
          </h2>
          <ul aria-labelledby={`find-${part}`} className="find-choices">
            {choices.map(({ key, title: choice, dots }) => {
              const next = updateQuery(query, { [part]: key }, queryParts.productList);
              const found = countMatches(items, next);
              const chosen = serializeQuery(next) === serializeQuery(query);
              const search = serializeQuery(next);
              return (
                <li key={choice}>
                  <a
                    href={`${search || '?'}${places && key ? `#${key}` : ''}`}
                    className="find-choice"
                    aria-current={chosen ? 'true' : undefined}
                    data-empty={found === 0 || undefined}
                    data-replay-until="island"
                    onClick={(event) => choose(event, next)}
                  >
                    {dots && (
                      <span aria-hidden="true" className="find-dots">
                        {dots.map((dot) => (
                          <span
                            key={dot}
                            style={{ background: `var(--${dot})` } as CSSProperties}
                          />
                        ))}
                      </span>
                    )}
                    {choice}
                    {part !== 'sort' && <span className="find-count">{found}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p className="find-said">
        <span role="status">{fillTemplate(narrowed ? copy.shown : copy.everything, values)}</span>
        {narrowed && (
          <a
            href="?"
            className="find-clear"
            onClick={(event) => choose(event, { ...emptyQuery, sort: query.sort })}
          >
            {copy.clear}
          </a>
        )}
      </p>
    </nav>
  );
}
