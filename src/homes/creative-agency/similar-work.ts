import { fillForm, goToForm } from '../../forms/fill-form.ts';

/** Name of the form field, and of its URL parameter. */
export const similarField = 'Something like';

const changeEvent = 'small-hours:like';

/** Writes the chosen work into the URL and into the form at `anchor`, and scrolls there. */
export function requestSimilar(title: string, anchor: string): void {
  history.replaceState(
    history.state,
    '',
    `?${new URLSearchParams({ [similarField]: title })}${anchor}`,
  );
  fillForm(anchor, { [similarField]: title });
  dispatchEvent(new Event(changeEvent));
  goToForm(anchor);
}

/** Returns the work in the URL's query, if it is one of these. */
export function similarIn(search: string, titles: readonly string[]): string | undefined {
  const requestedTitle = new URLSearchParams(search).get(similarField);
  return titles.find((title) => title === requestedTitle);
}

/**
 * Calls `listener` after each `requestSimilar`.
 *
 * @returns a function that removes the listener
 */
export function onSimilarRequest(listener: () => void): () => void {
  addEventListener(changeEvent, listener);
  return () => removeEventListener(changeEvent, listener);
}
