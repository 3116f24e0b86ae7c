/** Words of the search, in the header and on its page. `{query}` and `{count}` are filled in. */
export interface SearchTexts {
  /** Button in the header, and name of the dialog. */
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
  /** Where nobody says what was asked: `{instead}` is what was looked for then. */
  instead: string;
  /** Link from the dialog to all results. */
  all: string;
  failed: string;
}

/** Puts values into a text: `{count} pages` with `{count: 3}` is `3 pages`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => `${values[key] ?? whole}`);
}
