import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { emptyQuery, type ShopQuery, serializeQuery } from '../filters.ts';
import styles from './catalog-finder.module.css';
import type { ActiveFiltersCopy, ChoiceGroup } from './finder-props.ts';

interface ActiveFiltersProps {
  query: ShopQuery;
  groups: readonly ChoiceGroup[];
  choose: (event: MouseEvent<HTMLAnchorElement>, next: ShopQuery) => void;
  copy: ActiveFiltersCopy;
}

/** Formats a price range; undefined without limits. */
function rangeText({ from, to }: ShopQuery, { between, above, below }: ActiveFiltersCopy) {
  const limits = { from: `$${from}`, to: `$${to}` };
  if (from !== undefined) return fillTemplate(to === undefined ? above : between, limits);
  return to === undefined ? undefined : fillTemplate(below, limits);
}

/** Returns all active filters, each with the query without it. */
function activeFiltersOf(
  query: ShopQuery,
  groups: readonly ChoiceGroup[],
  copy: ActiveFiltersCopy,
) {
  const activeChoices = groups.flatMap(({ queryField, choices }) => {
    const choice = choices.find(({ key }) => key === query[queryField]);
    return choice
      ? [{ label: choice.title, queryWithout: { ...query, [queryField]: undefined } }]
      : [];
  });
  const range = rangeText(query, copy);
  const withoutRange = { ...query, from: undefined, to: undefined };
  return range ? [...activeChoices, { label: range, queryWithout: withoutRange }] : activeChoices;
}

/** Renders the active filters, each with a remove link. */
export function ActiveFilters({ query, groups, choose, copy }: ActiveFiltersProps) {
  const activeFilters = activeFiltersOf(query, groups, copy);
  const withoutFilters = { ...emptyQuery, sort: query.sort };
  if (activeFilters.length === 0) return null;
  return (
    <ul aria-label={copy.label} className={styles.activeFilters}>
      {activeFilters.map(({ label, queryWithout }) => (
        <li key={label}>
          <a
            href={serializeQuery(queryWithout) || '?'}
            aria-label={fillTemplate(copy.removeLabel, { wish: label })}
            className={styles.activeFilter}
            onClick={(event) => choose(event, queryWithout)}
          >
            {label}
            <X aria-hidden="true" className="size-4" />
          </a>
        </li>
      ))}
      {activeFilters.length > 1 && (
        <li>
          <a
            href={serializeQuery(withoutFilters) || '?'}
            className={styles.clearFilters}
            onClick={(event) => choose(event, withoutFilters)}
          >
            {copy.clear}
          </a>
        </li>
      )}
    </ul>
  );
}
