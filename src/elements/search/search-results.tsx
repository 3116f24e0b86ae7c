'use client';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';
import { SearchResultsList, searchStatus } from './search-results-list.tsx';
import type { SearchTexts } from './search-texts.ts';
import { useSearch } from './use-search.ts';

/** Props of `SearchResults`. */
export interface SearchResultsProps {
  /** Texts of the search. */
  texts: SearchTexts;
  /** Heading above `pages`. */
  pagesHeading: string;
  /** Message for browsers without script. */
  withoutScript: string;
  /** Main pages with a sentence each: listed before a search, without script, and without results. */
  pages: { title: string; path: string; text?: string }[];
}

const maxHits = 30;

/** Search results page: reads `q` from the URL, and keeps the URL in sync with the input. */
export function SearchResults({ texts, pagesHeading, withoutScript, pages }: SearchResultsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const state = useSearch(typed, maxHits);
  const hits = state.phase === 'done' ? state.answer.hits : [];

  useEffect(() => {
    const initialQuery = new URLSearchParams(location.search).get('q') ?? '';
    const field = input.current;
    if (!field) return;
    // Text typed before hydration is newer than the URL.
    if (field.value === '') field.value = initialQuery;
    setTyped(field.value);
  }, []);

  const onType = (value: string) => {
    setTyped(value);
    const query = value.trim();
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
  };

  return (
    <div>
      <SearchField
        ref={input}
        id="search-page-input"
        texts={texts}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <noscript>
        <p className="mt-6">{withoutScript}</p>
      </noscript>
      <p role="status" className="mt-6 min-h-7 text-muted">
        {searchStatus(state, texts)}
      </p>
      <div className="mt-6">
        {hits.length > 0 ? (
          <SearchResultsList hits={hits} roomy />
        ) : (
          <nav aria-label={pagesHeading} className="pt-6">
            <h2 className="text-h3 font-semibold">{pagesHeading}</h2>
            <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
              {pages.map(({ title, path, text }) => (
                <li key={path} className="border-b border-line">
                  <a href={path} className="group block min-h-13 py-4">
                    <span className="block font-display text-h4 font-semibold group-hover:text-accent">
                      {title}
                    </span>
                    {text && <span className="mt-1 block text-note text-muted">{text}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
