'use client';

import type { CSSProperties } from 'react';
import { filled } from '../../content/filled.ts';
import {
  asking,
  countOf,
  everything,
  type Findable,
  narrows,
  partsOf,
  type QueryPart,
  type ShopQuery,
  searchOf,
} from '../filters.ts';
import { useShopQuery } from '../use-shop-query.ts';
import { applyShelf } from './apply-shelf.ts';
import './shelf-filter.css';

/** A choice of one group. */
interface Choice {
  /** Left out: whatever there is. */
  key?: string;
  title: string;
  /** Colors that stand for it. */
  dots?: readonly string[];
}

interface Group {
  /** Which part of the question it answers. */
  part: QueryPart;
  title: string;
  choices: readonly Choice[];
  /** Has an answer without script: the boards are places on the page. */
  places?: boolean;
}

interface ShelfFilterProps {
  label: string;
  groups: readonly Group[];
  things: readonly Findable[];
  words: { shown: string; everything: string; clear: string };
}

function show(query: ShopQuery): void {
  const shelf = document.querySelector<HTMLElement>('[data-shelf]');
  if (shelf) applyShelf(shelf, query);
}

/**
 * What the shelf is asked for, as links: each leads to the shelf with one answer more, and says how many
 * things that are. What is chosen stands in the address, and a step back takes it back.
 */
export function ShelfFilter({ label, groups, things, words }: ShelfFilterProps) {
  const { query, choose } = useShopQuery(partsOf.shelf, show);
  const count = countOf(things, query);
  const narrowed = narrows(query);
  const values = { count, all: things.length };
  return (
    <nav aria-label={label} className="find">
      {groups.map(({ part, title, choices, places }) => (
        <div key={part} className="find-group" data-places={places}>
          <h2 className="find-title" id={`find-${part}`}>
            {title}
          </h2>
          <ul aria-labelledby={`find-${part}`} className="find-choices">
            {choices.map(({ key, title: choice, dots }) => {
              const asked = asking(query, { [part]: key }, partsOf.shelf);
              const found = countOf(things, asked);
              const chosen = searchOf(asked) === searchOf(query);
              const search = searchOf(asked);
              return (
                <li key={choice}>
                  <a
                    href={`${search || '?'}${places && key ? `#${key}` : ''}`}
                    className="find-choice"
                    aria-current={chosen ? 'true' : undefined}
                    data-none={found === 0 || undefined}
                    data-replay-until="island"
                    onClick={(event) => choose(event, asked)}
                  >
                    {dots && (
                      <span aria-hidden="true" className="find-dots">
                        {dots.map((dot) => (
                          <span
                            key={dot}
                            style={{ background: `var(--${dot})` } as CSSProperties}
                          />
                        ))}
                      </span>
                    )}
                    {choice}
                    {part !== 'sort' && <span className="find-count">{found}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p className="find-said">
        <span role="status">{filled(narrowed ? words.shown : words.everything, values)}</span>
        {narrowed && (
          <a
            href="?"
            className="find-clear"
            onClick={(event) => choose(event, { ...everything, sort: query.sort })}
          >
            {words.clear}
          </a>
        )}
      </p>
    </nav>
  );
}
