import type { CSSProperties, MouseEvent } from 'react';
import {
  countMatches,
  type Filterable,
  queryFields,
  type ShopQuery,
  serializeQuery,
  updateQuery,
} from '../filters.ts';
import styles from './catalog-finder.module.css';
import type { ChoiceGroup } from './finder-props.ts';

interface ColumnChoicesProps extends ChoiceGroup {
  query: ShopQuery;
  items: readonly Filterable[];
  choose: (event: MouseEvent<HTMLAnchorElement>, next: ShopQuery) => void;
}

/**
 * Renders one filter as links with the number of results of each; the active choice links back.
 *
 * Styling hooks: `data-anchors` where the choices are places of the page, `data-swatches`.
 */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { queryField, title, choices, swatches, linksToAnchors, query, items, choose } = props;
  return (
    <div className={styles.columnGroup} data-anchors={linksToAnchors}>
      <h2 id={`column-${queryField}`} className={styles.columnTitle}>
        {title}
      </h2>
      <ul
        aria-labelledby={`column-${queryField}`}
        className={styles.columnChoices}
        data-swatches={swatches}
      >
        {choices.map(({ key, title: choice }) => {
          const isActive = query[queryField] === key;
          const count = countMatches(
            items,
            updateQuery(query, { [queryField]: key }, queryFields.catalog),
          );
          const next = updateQuery(
            query,
            { [queryField]: isActive ? undefined : key },
            queryFields.catalog,
          );
          return (
            <li key={key}>
              <a
                href={`${serializeQuery(next) || '?'}${linksToAnchors ? `#${key}` : ''}`}
                className={styles.columnChoice}
                aria-current={isActive ? 'true' : undefined}
                data-empty={count === 0 || undefined}
                data-replay-until="island"
                onClick={(event) => choose(event, next)}
              >
                {swatches && (
                  <span
                    aria-hidden="true"
                    className={styles.columnSwatch}
                    style={{ '--glaze': `var(--${key})` } as CSSProperties}
                  />
                )}
                <span className={styles.columnName}>{choice}</span>
                <span className={styles.columnCount}>{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
