import { fillForm, goToForm } from '../../forms/fill-form.ts';

/** Name of the choice in the form, and of its URL parameter. */
export const similarField = 'Something like';

const changed = 'small-hours:like';

/** Writes the work chosen as a model into the URL and into the form below `anchor`, and scrolls there. */
export function requestSimilar(title: string, anchor: string): void {
  history.replaceState(
    history.state,
    '',
    `?${new URLSearchParams({ [similarField]: title })}${anchor}`,
  );
  fillForm(anchor, { [similarField]: title });
  dispatchEvent(new Event(changed));
  goToForm(anchor);
}

/** Returns the work in the URL's query, if it is one of these. */
export function similarIn(search: string, titles: readonly string[]): string | undefined {
  const asked = new URLSearchParams(search).get(similarField);
  return titles.find((title) => title === asked);
}

/**
 * Calls `tell` on each request.
 *
 * @returns a function that removes the listener
 */
export function onSimilarRequest(tell: () => void): () => void {
  addEventListener(changed, tell);
  return () => removeEventListener(changed, tell);
}
