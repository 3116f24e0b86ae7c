import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  emptyQuery,
  parseQuery,
  type QueryField,
  type ShopQuery,
  serializeQuery,
  updateQuery,
} from './filters.ts';

/** Delay before the address follows sliding or typing, in milliseconds. */
const writeDelay = 300;

/**
 * Returns the query in the address of a listing, with functions that change it. Each change is an
 * entry in the browser's history; a `series` of changes (sliding, typing) is one entry, written
 * after a pause.
 *
 * @param supportedFields query fields of the listing, a constant
 * @param applyQuery applies a query to the page, a constant
 */
export function useShopQuery(
  supportedFields: readonly QueryField[],
  applyQuery: (query: ShopQuery) => void,
) {
  const [query, setQuery] = useState(emptyQuery);
  /** Current query, also before this island has read the address. */
  const latestQuery = useRef<ShopQuery>(undefined);
  const writeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const series = useRef<string>(undefined);

  useEffect(() => {
    latestQuery.current ??= parseQuery(location.search, supportedFields);
    setQuery(latestQuery.current);
    const onPopState = () => {
      clearTimeout(writeTimer.current);
      series.current = undefined;
      const next = parseQuery(location.search, supportedFields);
      latestQuery.current = next;
      setQuery(next);
      applyQuery(next);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [supportedFields, applyQuery]);

  const writeAddress = (next: ShopQuery, seriesName?: string) => {
    const address = `${location.pathname}${serializeQuery(next)}`;
    const continuesSeries = seriesName !== undefined && seriesName === series.current;
    series.current = seriesName;
    if (continuesSeries) history.replaceState(history.state, '', address);
    else history.pushState(history.state, '', address);
  };

  const update = (next: ShopQuery, seriesName?: string) => {
    clearTimeout(writeTimer.current);
    latestQuery.current = next;
    setQuery(next);
    applyQuery(next);
    if (seriesName === undefined) writeAddress(next);
    else writeTimer.current = setTimeout(writeAddress, writeDelay, next, seriesName);
  };

  /** Changes some fields of the query. */
  const change = (changes: Partial<ShopQuery>, seriesName?: string) =>
    update(
      updateQuery(
        latestQuery.current ?? parseQuery(location.search, supportedFields),
        changes,
        supportedFields,
      ),
      seriesName,
    );

  /** Handles clicks on a link whose address is the query. */
  const choose = (event: MouseEvent<HTMLAnchorElement>, next: ShopQuery) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    update(next);
  };

  return { query, change, choose };
}
