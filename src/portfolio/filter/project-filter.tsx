'use client';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FilterOption } from '../../content/schema/filter-option.ts';
import { moveCells } from './move-cells.ts';
import { everything, filterInAddress, filterParameter, showOnly } from './show-only.ts';
import './project-filter.css';

/** Filter choice with its number of projects. */
export interface CountedFilter extends FilterOption {
  count: number;
}

interface ProjectFilterProps {
  options: readonly CountedFilter[];
  /** `id` of the element that holds the list; its cells have their kinds in `data-categories`. */
  list: string;
  copy: {
    /** Accessible name of the choices. */
    label: string;
    /** Template with `{count}` and `{all}`, for instance `{count} of {all} projects`. */
    shown: string;
    /** Template with `{all}`, where all are shown. */
    all: string;
  };
}

function toAddress(key: string): void {
  const address = new URL(location.href);
  if (key === everything) address.searchParams.delete(filterParameter);
  else address.searchParams.set(filterParameter, key);
  history.pushState(history.state, '', address);
}

/**
 * Renders the filter above a list of projects: one choice is active, `*` shows all projects, any
 * other only those of its kind. The choice is part of the address, and each is an entry in the
 * browser's history, as in the shop. Without script all are shown.
 */
export function ProjectFilter({ options, list, copy }: ProjectFilterProps) {
  const [active, setActive] = useState(everything);
  const status = useId();

  const shown = useRef(everything);

  const show = useCallback(
    (key: string) => {
      const place = document.getElementById(list);
      // `popstate` may be about something else, such as the lightbox.
      if (!place || key === shown.current) return;
      shown.current = key;
      setActive(key);
      moveCells(place, () => showOnly(place, key));
    },
    [list],
  );

  useEffect(() => {
    const filterInUrl = () => filterInAddress(options.map(({ key }) => key));
    // Already applied by `arrange.inline.ts`.
    shown.current = filterInUrl();
    setActive(shown.current);
    const back = () => show(filterInUrl());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [options, show]);

  const choose = (key: string) => {
    if (key === shown.current) return;
    toAddress(key);
    show(key);
  };

  const all = options.find(({ key }) => key === everything)?.count ?? 0;
  const count = options.find(({ key }) => key === active)?.count ?? 0;
  const found = copy.shown.replace('{all}', `${all}`);
  return (
    <div className="pf-filter" data-filter-bar>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in one line with its buttons. */}
      <div role="group" aria-label={copy.label} aria-describedby={status} className="pf-filter-row">
        {options.map(({ title, key, count: of }) => (
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
              {of}
            </span>
          </button>
        ))}
      </div>
      {/* Text is set by `arrange.inline.ts` before hydration if the address contains a filter. */}
      <p
        id={status}
        role="status"
        className="pf-filter-status"
        data-count-message={found}
        suppressHydrationWarning
      >
        {active === everything
          ? copy.all.replace('{all}', `${all}`)
          : found.replace('{count}', `${count}`)}
      </p>
    </div>
  );
}
