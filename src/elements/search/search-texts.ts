/** Texts of the search, in the header and on its page. `{query}` and `{count}` are filled in. */
export interface SearchTexts {
  /** Button in the header, and accessible name of the dialog. */
  open: string;
  close: string;
  label: string;
  placeholder: string;
  submit: string;
  /** Shown before anything is typed. */
  hint: string;
  searching: string;
  none: string;
  one: string;
  many: string;
  /** Shown for a corrected query: `{instead}` is the query that was searched for. */
  instead: string;
  /** Link from the dialog to all results. */
  all: string;
  failed: string;
}

/** Fills values into a text: `{count} pages` with `{count: 3}` is `3 pages`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => `${values[key] ?? whole}`);
}
