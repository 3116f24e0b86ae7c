'use client';

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { buttonVariants } from '../../elements/button/button.tsx';
import { countMatches, hasFilters, queryFields, serializeQuery } from '../filters.ts';
import { useShopQuery } from '../use-shop-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { applyCatalog } from './apply-catalog.ts';
import styles from './catalog-finder.module.css';
import { ColumnChoices } from './column-choices.tsx';
import type { FinderProps } from './finder-props.ts';
import { PriceRange } from './price-range.tsx';

/**
 * Renders the filters at the left and the results at the right. On phones the filters are a sheet
 * opened by a button, and the sheet's own button shows the number of results; both work without
 * script.
 */
export function CatalogFinder(props: FinderProps & { children?: ReactNode }) {
  const { items, groups, orders, range, copy, children } = props;
  const { query, change, choose } = useShopQuery(queryFields.catalog, applyCatalog);
  const count = countMatches(items, query);
  const { none, one, many } = copy.show;
  const [categoryGroup, ...otherGroups] = groups;
  const renderGroup = (each: (typeof groups)[number] | undefined) =>
    each && <ColumnChoices key={each.queryField} {...each} {...{ query, items, choose }} />;

  return (
    <div className={styles.catalogBody}>
      <button
        type="button"
        popoverTarget="catalog-column"
        className={`${styles.catalogOpen} ${buttonVariants({ tone: 'ink', size: 'sm' })}`}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {copy.column}
      </button>
      <section
        id="catalog-column"
        popover="auto"
        aria-label={copy.column}
        className={styles.catalogColumn}
      >
        {renderGroup(categoryGroup)}
        <PriceRange
          {...range}
          copy={copy.range}
          from={query.from}
          to={query.to}
          items={items}
          onRange={change}
        />
        {otherGroups.map(renderGroup)}
        <p className={styles.catalogShow}>
          <button
            type="button"
            popoverTarget="catalog-column"
            popoverTargetAction="hide"
            className={buttonVariants({ tone: 'ink', wide: true })}
          >
            {count === 0 ? none : fillTemplate(count === 1 ? one : many, { count })}
          </button>
        </p>
      </section>
      <div>
        <div className={styles.catalogBar}>
          <p role="status" className={styles.catalogCount}>
            {fillTemplate(hasFilters(query) ? copy.shown : copy.everything, {
              count,
              all: items.length,
            })}
          </p>
          <ActiveFilters {...{ query, choose, groups }} copy={copy.activeFilters} />
        </div>
        <nav aria-label={copy.sort} className={styles.catalogOrders}>
          {orders.map(({ key, title }) => (
            <a
              key={key}
              href={serializeQuery({ ...query, sort: key }) || '?'}
              aria-current={query.sort === key ? 'true' : undefined}
              data-replay-until="island"
              onClick={(event) => choose(event, { ...query, sort: key })}
            >
              {title}
            </a>
          ))}
        </nav>
        {children}
      </div>
    </div>
  );
}
