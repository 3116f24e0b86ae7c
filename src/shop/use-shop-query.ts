import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  emptyQuery,
  parseQuery,
  type QueryPart,
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
 * @param parts query fields of the listing; `show` applies a query to the page. Both are constants.
 */
export function useShopQuery(parts: readonly QueryPart[], show: (query: ShopQuery) => void) {
  const [query, setQuery] = useState(emptyQuery);
  /** Current query, also before this island has read the address. */
  const latest = useRef<ShopQuery>(undefined);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const series = useRef<string>(undefined);

  useEffect(() => {
    latest.current ??= parseQuery(location.search, parts);
    setQuery(latest.current);
    const back = () => {
      clearTimeout(writing.current);
      series.current = undefined;
      const next = parseQuery(location.search, parts);
      latest.current = next;
      setQuery(next);
      show(next);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [parts, show]);

  const write = (next: ShopQuery, inSeries?: string) => {
    const address = `${location.pathname}${serializeQuery(next)}`;
    const goesOn = inSeries !== undefined && inSeries === series.current;
    series.current = inSeries;
    if (goesOn) history.replaceState(history.state, '', address);
    else history.pushState(history.state, '', address);
  };

  const update = (next: ShopQuery, inSeries?: string) => {
    clearTimeout(writing.current);
    latest.current = next;
    setQuery(next);
    show(next);
    if (inSeries === undefined) write(next);
    else writing.current = setTimeout(write, writeDelay, next, inSeries);
  };

  /** Changes some fields of the query. */
  const change = (more: Partial<ShopQuery>, inSeries?: string) =>
    update(
      updateQuery(latest.current ?? parseQuery(location.search, parts), more, parts),
      inSeries,
    );

  /** Handles clicks on a link whose address is the query. */
  const choose = (event: MouseEvent<HTMLAnchorElement>, next: ShopQuery) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    update(next);
  };

  return { query, change, choose };
}
