/** Copy of the timeline; placeholders in braces are filled with figures. */
export interface LifeTimelineCopy {
  rulerLabel: string;
  hint: string;
  previousLabel: string;
  nextLabel: string;
  searchLabel: string;
  submitLabel: string;
  /** Number of search results; with `{count}`. */
  foundText: string;
  notFoundText: string;
  /** Age at an entry; with `{age}`. */
  ageText: string;
  /** Age at the entry of the birth. */
  birthText: string;
  made: string;
  learned: string;
  lost: string;
  nothingText: string;
  /** Title of a year without an entry. */
  emptyYearText: string;
  /** Years since the entry before a year without one; with `{years}`. */
  sinceText: string;
  /** Years until the entry after a year without one; with `{years}`. */
  untilText: string;
  oneYear: string;
  /** Number of years; with `{count}`. */
  severalYears: string;
  /** Text between `sinceText` and `untilText`. */
  separator: string;
  /** Status after another year was selected; with `{year}`, `{age}`, `{title}`. */
  announcement: string;
  listLabel: string;
}
