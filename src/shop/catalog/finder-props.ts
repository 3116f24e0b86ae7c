import type { Filterable, QueryField, SortOrder } from '../filters.ts';

/** Filter with its choices. */
export interface ChoiceGroup {
  queryField: QueryField;
  title: string;
  choices: readonly { key: string; title: string }[];
  /** Choices are variants and show their color. */
  swatches?: boolean;
  /** Works without script: each choice is an anchor on the page. */
  linksToAnchors?: boolean;
}

export interface RangeCopy {
  from: string;
  to: string;
  unit: string;
  lowest: string;
  highest: string;
  /** Template with `{dollars}`. */
  dollars: string;
}

export interface ActiveFiltersCopy {
  label: string;
  /** Template with `{wish}`. */
  removeLabel: string;
  clear: string;
  /** Template with `{from}` and `{to}`. */
  between: string;
  /** Template with `{from}`. */
  above: string;
  /** Template with `{to}`. */
  below: string;
}

export interface FinderProps {
  items: readonly Filterable[];
  groups: readonly ChoiceGroup[];
  orders: readonly { key: SortOrder; title: string }[];
  /** In whole dollars. */
  range: { title: string; min: number; max: number };
  copy: {
    column: string;
    sort: string;
    /** Template with `{count}` and `{all}`, while a filter is active. */
    shown: string;
    /** Template with `{all}`, without filters. */
    everything: string;
    /** Templates with `{count}`. */
    show: { none: string; one: string; many: string };
    activeFilters: ActiveFiltersCopy;
    range: RangeCopy;
  };
}
