import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  asking,
  everything,
  type QueryPart,
  queryIn,
  type ShopQuery,
  searchOf,
} from './filters.ts';

/** How long a hand rests before the address follows what it slides or types, in milliseconds. */
const rest = 300;

/**
 * What the address asks a listing for. Each new question is a step back in the browser's history; what
 * is slid or typed in one go (a `series`) is one step, and is written when the hand rests.
 *
 * @param parts what the listing can be asked for; `show` puts the page in order. Both are constants.
 */
export function useShopQuery(parts: readonly QueryPart[], show: (query: ShopQuery) => void) {
  const [query, setQuery] = useState(everything);
  /** What is asked for now, also before this part has read the address. */
  const latest = useRef<ShopQuery>(undefined);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const series = useRef<string>(undefined);

  useEffect(() => {
    latest.current ??= queryIn(location.search, parts);
    setQuery(latest.current);
    const back = () => {
      clearTimeout(writing.current);
      series.current = undefined;
      const asked = queryIn(location.search, parts);
      latest.current = asked;
      setQuery(asked);
      show(asked);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [parts, show]);

  const write = (asked: ShopQuery, of?: string) => {
    const address = `${location.pathname}${searchOf(asked)}`;
    const goesOn = of !== undefined && of === series.current;
    series.current = of;
    if (goesOn) history.replaceState(history.state, '', address);
    else history.pushState(history.state, '', address);
  };

  const ask = (asked: ShopQuery, of?: string) => {
    clearTimeout(writing.current);
    latest.current = asked;
    setQuery(asked);
    show(asked);
    if (of === undefined) write(asked);
    else writing.current = setTimeout(write, rest, asked, of);
  };

  /** Asks the same with other answers to some parts. */
  const change = (more: Partial<ShopQuery>, of?: string) =>
    ask(asking(latest.current ?? queryIn(location.search, parts), more, parts), of);

  /** For a link whose address is the question. */
  const choose = (event: MouseEvent<HTMLAnchorElement>, asked: ShopQuery) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask(asked);
  };

  return { query, change, choose };
}
