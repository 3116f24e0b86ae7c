'use client';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
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
  history.pushState(history.state, '', address);
}

/**
 * Choices above a list of projects: one is marked as active, `*` shows all of them, any other only
 * those of its kind. What is chosen stands in the address, and each choice is a step back in the
 * browser's history, as in the shop. Without script all are shown.
 */
export function ProjectFilter({ options, list, words }: ProjectFilterProps) {
  const [active, setActive] = useState(everything);
  const status = useId();

  const shown = useRef(everything);

  const show = useCallback(
    (key: string) => {
      const place = document.getElementById(list);
      // A step back may be one of something else, of a picture for instance.
      if (!place || key === shown.current) return;
      shown.current = key;
      setActive(key);
      moveCells(place, () => showOnly(place, key));
    },
    [list],
  );

  useEffect(() => {
    const asked = () => filterInAddress(options.map(({ key }) => key));
    // The list shows this already (`arrange.inline.ts`).
    shown.current = asked();
    setActive(shown.current);
    const back = () => show(asked());
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
  const found = words.shown.replace('{all}', `${all}`);
  return (
    <div className="pf-filter" data-filter-bar>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in one line with its buttons. */}
      <div
        role="group"
        aria-label={words.label}
        aria-describedby={status}
        className="pf-filter-row"
      >
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
      {/* Where the address asks for a kind, `arrange.inline.ts` has said how many before this comes to life. */}
      <p
        id={status}
        role="status"
        className="pf-filter-status"
        data-shown={found}
        suppressHydrationWarning
      >
        {active === everything
          ? words.all.replace('{all}', `${all}`)
          : found.replace('{count}', `${count}`)}
      </p>
    </div>
  );
}
