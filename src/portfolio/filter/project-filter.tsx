'use client';
import { useEffect, useId, useState } from 'react';
import type { FilterOption } from '../../content/schema/filter-option.ts';
import { moveCells } from './move-cells.ts';
import { everything, filterInAddress, filterParameter, showOnly } from './show-only.ts';
import './project-filter.css';

/** A choice, and how many projects it finds. */
export interface CountedFilter extends FilterOption {
  count: number;
}

interface ProjectFilterProps {
  options: readonly CountedFilter[];
  /** `id` of the element that holds the list: its cells name their kinds in `data-categories`. */
  list: string;
  words: {
    /** What the choices are for. */
    label: string;
    /** With `{count}` and `{all}`, for instance `{count} of {all} projects`. */
    shown: string;
    /** The same where all are shown, with `{all}`. */
    all: string;
  };
}

function toAddress(key: string): void {
  const address = new URL(location.href);
  if (key === everything) address.searchParams.delete(filterParameter);
  else address.searchParams.set(filterParameter, key);
  history.replaceState(history.state, '', address);
}

/**
 * Choices above a list of projects: one is marked as active, `*` shows all of them, any other only
 * those of its kind. What is chosen stands in the address. Without script all are shown.
 */
export function ProjectFilter({ options, list, words }: ProjectFilterProps) {
  const [active, setActive] = useState(everything);
  const status = useId();

  useEffect(() => setActive(filterInAddress(options.map(({ key }) => key))), [options]);

  const choose = (key: string) => {
    const place = document.getElementById(list);
    if (!place || key === active) return;
    setActive(key);
    toAddress(key);
    moveCells(place, () => showOnly(place, key));
  };

  const all = options.find(({ key }) => key === everything)?.count ?? 0;
  const count = options.find(({ key }) => key === active)?.count ?? 0;
  const shown = words.shown.replace('{all}', `${all}`);
  return (
    <div className="pf-filter" data-filter-bar>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in one line with its buttons. */}
      <div
        role="group"
        aria-label={words.label}
        aria-describedby={status}
        className="pf-filter-row"
      >
        {options.map(({ title, key, count: found }) => (
          <button
            key={key}
            type="button"
            data-key={key}
            aria-pressed={key === active}
            className="pf-filter-choice"
            onClick={() => choose(key)}
          >
            {title}
            <span aria-hidden="true" className="pf-filter-count">
              {found}
            </span>
          </button>
        ))}
      </div>
      {/* Where the address asks for a kind, `arrange.inline.ts` has said how many before this comes to life. */}
      <p
        id={status}
        role="status"
        className="pf-filter-status"
        data-shown={shown}
        suppressHydrationWarning
      >
        {active === everything
          ? words.all.replace('{all}', `${all}`)
          : shown.replace('{count}', `${count}`)}
      </p>
    </div>
  );
}
