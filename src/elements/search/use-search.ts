import { useEffect, useState } from 'react';
import { type SearchAnswer, searchSite } from './site-search.ts';

/** Debounce of the input, in milliseconds. */
const debounceMs = 180;

export type SearchState =
  | { phase: 'idle' | 'searching' | 'failed' }
  | { phase: 'done'; query: string; answer: SearchAnswer };

/** Searches as the visitor types. Responses to older queries never replace newer ones. */
export function useSearch(typed: string, limit: number): SearchState {
  const [state, setState] = useState<SearchState>({ phase: 'idle' });
  const query = typed.trim();
  useEffect(() => {
    if (query === '') return setState({ phase: 'idle' });
    let outdated = false;
    const timer = setTimeout(() => {
      // The last results stay until newer ones arrive.
      setState((previous) => (previous.phase === 'done' ? previous : { phase: 'searching' }));
      searchSite(query, limit).then(
        (answer) => outdated || setState({ phase: 'done', query, answer }),
        () => outdated || setState({ phase: 'failed' }),
      );
    }, debounceMs);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [query, limit]);
  return state;
}
