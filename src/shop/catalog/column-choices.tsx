import type { CSSProperties, MouseEvent } from 'react';
import {
  countMatches,
  type Filterable,
  queryParts,
  type ShopQuery,
  serializeQuery,
  updateQuery,
} from '../filters.ts';
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
  const { part, title, choices, swatches, places, query, items, choose } = props;
  return (
    <div className="column-group" data-anchors={places}>
      <h2 id={`column-${part}`} className="column-title">
        {title}
      </h2>
      <ul aria-labelledby={`column-${part}`} className="column-choices" data-swatches={swatches}>
        {choices.map(({ key, title: choice }) => {
          const chosen = query[part] === key;
          const count = countMatches(
            items,
            updateQuery(query, { [part]: key }, queryParts.catalog),
          );
          const next = updateQuery(query, { [part]: chosen ? undefined : key }, queryParts.catalog);
          return (
            <li key={key}>
              <a
                href={`${serializeQuery(next) || '?'}${places ? `#${key}` : ''}`}
                className="column-choice"
                aria-current={chosen ? 'true' : undefined}
                data-empty={count === 0 || undefined}
                data-replay-until="island"
                onClick={(event) => choose(event, next)}
              >
                {swatches && (
                  <span
                    aria-hidden="true"
                    className="column-swatch"
                    style={{ '--glaze': `var(--${key})` } as CSSProperties}
                  />
                )}
                <span className="column-name">{choice}</span>
                <span className="column-count">{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
