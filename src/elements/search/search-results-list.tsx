import { cn } from '../../themes/cn.ts';
import { fillText, type SearchTexts } from './search-texts.ts';
import type { SearchHit } from './site-search.ts';
import type { SearchState } from './use-search.ts';

/** Quotation marks around a query: the status texts add their own. */
const outerQuotePattern = /^["'“”„‘’‚«»]+|["'“”„‘’‚«»]+$/g;

/** Returns the status text of the search, visible and for screen readers. */
export function searchStatus(state: SearchState, texts: SearchTexts): string {
  if (state.phase !== 'done') {
    return { idle: texts.hint, searching: texts.searching, failed: texts.failed }[state.phase];
  }
  const { total, correctedQuery } = state.answer;
  const countText = total === 1 ? texts.one : texts.many;
  const text = total === 0 ? texts.none : correctedQuery ? texts.instead : countText;
  const query = state.query.replaceAll(outerQuotePattern, '');
  return fillText(text, { count: total, query, instead: correctedQuery ?? '' });
}

/** List of results, each with an excerpt (`data-excerpt`). */
export function SearchResultsList({ hits, roomy }: { hits: SearchHit[]; roomy?: boolean }) {
  return (
    <ul className={cn('divide-y divide-line', roomy && 'border-y border-line')}>
      {hits.map((hit) => (
        <li key={hit.path}>
          <a href={hit.path} className={cn('block rounded-lg', roomy ? 'py-7' : 'px-4 py-4')}>
            <span className={cn('font-display font-semibold', roomy ? 'text-h3' : 'text-h4')}>
              {hit.title}
            </span>
            <span data-excerpt className="mt-1 line-clamp-3 max-w-[68ch] text-muted">
              {hit.excerpt.map(({ text, marked }, index) =>
                // The segments of an excerpt never change their order.
                marked ? (
                  <mark key={`${index}-${text}`} className="bg-tint text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
            <span className="mt-1 block text-caption text-deep">{hit.path}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
