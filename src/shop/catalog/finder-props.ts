import type { Filterable, QueryPart, SortOrder } from '../filters.ts';

/** Filter with its choices. */
export interface ChoiceGroup {
  part: QueryPart;
  title: string;
  choices: readonly { key: string; title: string }[];
  /** Choices are variants and show their color. */
  swatches?: boolean;
  /** Works without script: each choice is an anchor on the page. */
  places?: boolean;
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
  takeBack: string;
  clear: string;
  /** Template with `{from}` and `{to}`. */
  between: string;
  above: string;
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
    shown: string;
    everything: string;
    /** Templates with `{count}`. */
    show: { none: string; one: string; many: string };
    activeFilters: ActiveFiltersCopy;
    range: RangeCopy;
  };
}
