import type { Findable, QueryPart, ShelfOrder } from '../filters.ts';

/** A part of the question with its answers. */
export interface ChoiceGroup {
  part: QueryPart;
  title: string;
  choices: readonly { key: string; title: string }[];
  /** Each choice is a glaze, and shows it. */
  swatches?: boolean;
  /** Has an answer without script: each choice is a place on the page. */
  places?: boolean;
}

export interface RangeWords {
  from: string;
  to: string;
  unit: string;
  lowest: string;
  highest: string;
  /** With `{dollars}`. */
  dollars: string;
}

export interface WishWords {
  label: string;
  /** With `{wish}`. */
  takeBack: string;
  clear: string;
  /** With `{from}` and `{to}`. */
  between: string;
  above: string;
  below: string;
}

export interface FinderProps {
  things: readonly Findable[];
  groups: readonly ChoiceGroup[];
  orders: readonly { key: ShelfOrder; title: string }[];
  /** In whole dollars. */
  range: { title: string; min: number; max: number };
  words: {
    column: string;
    sort: string;
    shown: string;
    everything: string;
    /** With `{count}`. */
    show: { none: string; one: string; many: string };
    wishes: WishWords;
    range: RangeWords;
  };
}
