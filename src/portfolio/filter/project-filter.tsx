'use client';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FilterOption } from '../../content/schema/filter-option.ts';
import { moveCells } from './move-cells.ts';
import { filterInAddress, filterParameter, showAllKey, showOnly } from './show-only.ts';
import './project-filter.css';

/** Filter choice with its number of projects. */
export interface CountedFilter extends FilterOption {
  count: number;
}

interface ProjectFilterProps {
  options: readonly CountedFilter[];
  /** `id` of the element that holds the list; its cells have their kinds in `data-categories`. */
  listId: string;
  copy: {
    /** Accessible name of the choices. */
    label: string;
    /** Template with `{count}` and `{all}`, for instance `{count} of {all} projects`. */
    shown: string;
    /** Template with `{all}`, where all are shown. */
    all: string;
  };
}

function writeToAddress(key: string): void {
  const address = new URL(location.href);
  if (key === showAllKey) address.searchParams.delete(filterParameter);
  else address.searchParams.set(filterParameter, key);
  history.pushState(history.state, '', address);
}

/**
 * Renders the filter above a list of projects: one choice is active, `*` shows all projects, any
 * other only those of its kind. The choice is part of the address, and each is an entry in the
 * browser's history, as in the shop. Without script all are shown.
 */
export function ProjectFilter({ options, listId, copy }: ProjectFilterProps) {
  const [active, setActive] = useState(showAllKey);
  const statusId = useId();

  const shownKey = useRef(showAllKey);

  const applyFilter = useCallback(
    (key: string) => {
      const listElement = document.getElementById(listId);
      // `popstate` may have another cause, such as the lightbox.
      if (!listElement || key === shownKey.current) return;
      shownKey.current = key;
      setActive(key);
      moveCells(listElement, () => showOnly(listElement, key));
    },
    [listId],
  );

  useEffect(() => {
    const keyInAddress = () => filterInAddress(options.map(({ key }) => key));
    // Already applied by `arrange.inline.ts`.
    shownKey.current = keyInAddress();
    setActive(shownKey.current);
    const onPopState = () => applyFilter(keyInAddress());
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [options, applyFilter]);

  const choose = (key: string) => {
    if (key === shownKey.current) return;
    writeToAddress(key);
    applyFilter(key);
  };

  const all = options.find(({ key }) => key === showAllKey)?.count ?? 0;
  const count = options.find(({ key }) => key === active)?.count ?? 0;
  const countTemplate = copy.shown.replace('{all}', `${all}`);
  return (
    <div className="lf-project-filter" data-filter-bar>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in one line with its buttons. */}
      <div
        role="group"
        aria-label={copy.label}
        aria-describedby={statusId}
        className="lf-project-filter-row"
      >
        {options.map(({ title, key, count: optionCount }) => (
          <button
            key={key}
            type="button"
            data-key={key}
            aria-pressed={key === active}
            className="lf-project-filter-choice"
            onClick={() => choose(key)}
          >
            {title}
            <span aria-hidden="true" className="lf-project-filter-count">
              {optionCount}
            </span>
          </button>
        ))}
      </div>
      {/* Text is set by `arrange.inline.ts` before hydration if the address contains a filter. */}
      <p
        id={statusId}
        role="status"
        className="lf-project-filter-status"
        data-count-message={countTemplate}
        suppressHydrationWarning
      >
        {active === showAllKey
          ? copy.all.replace('{all}', `${all}`)
          : countTemplate.replace('{count}', `${count}`)}
      </p>
    </div>
  );
}
