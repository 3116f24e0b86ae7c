import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { emptyQuery, type ShopQuery, serializeQuery } from '../filters.ts';
import type { ActiveFiltersCopy, ChoiceGroup } from './finder-props.ts';

interface ActiveFiltersProps {
  query: ShopQuery;
  groups: readonly ChoiceGroup[];
  choose: (event: MouseEvent<HTMLAnchorElement>, next: ShopQuery) => void;
  copy: ActiveFiltersCopy;
}

/** Formats a price range; undefined without limits. */
function rangeText({ from, to }: ShopQuery, { between, above, below }: ActiveFiltersCopy) {
  const ends = { from: `$${from}`, to: `$${to}` };
  if (from !== undefined) return fillTemplate(to === undefined ? above : between, ends);
  return to === undefined ? undefined : fillTemplate(below, ends);
}

/** Returns all active filters, each with the query without it. */
function activeFiltersOf(
  query: ShopQuery,
  groups: readonly ChoiceGroup[],
  copy: ActiveFiltersCopy,
) {
  const chosen = groups.flatMap(({ part, choices }) => {
    const choice = choices.find(({ key }) => key === query[part]);
    return choice ? [{ wish: choice.title, without: { ...query, [part]: undefined } }] : [];
  });
  const range = rangeText(query, copy);
  const noRange = { ...query, from: undefined, to: undefined };
  return range ? [...chosen, { wish: range, without: noRange }] : chosen;
}

/** Renders the active filters, each with a remove link. */
export function ActiveFilters({ query, groups, choose, copy }: ActiveFiltersProps) {
  const activeFilters = activeFiltersOf(query, groups, copy);
  const none = { ...emptyQuery, sort: query.sort };
  if (activeFilters.length === 0) return null;
  return (
    <ul aria-label={copy.label} className="wishes">
      {activeFilters.map(({ wish, without }) => (
        <li key={wish}>
          <a
            href={serializeQuery(without) || '?'}
            aria-label={fillTemplate(copy.takeBack, { wish })}
            className="wish"
            onClick={(event) => choose(event, without)}
          >
            {wish}
            <X aria-hidden="true" className="size-4" />
          </a>
        </li>
      ))}
      {activeFilters.length > 1 && (
        <li>
          <a
            href={serializeQuery(none) || '?'}
            className="wish-clear"
            onClick={(event) => choose(event, none)}
          >
            {copy.clear}
          </a>
        </li>
      )}
    </ul>
  );
}
