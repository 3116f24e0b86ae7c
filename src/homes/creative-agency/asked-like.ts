import { fillForm, goToForm } from '../../forms/fill-form.ts';

/** Name of the choice in the form, and in an address that asks for it. */
export const likeField = 'Something like';

const changed = 'small-hours:like';

/** Writes the work that somebody wants something like into the address and into the form below `anchor`, and goes there. */
export function askLike(title: string, anchor: string): void {
  history.replaceState(
    history.state,
    '',
    `?${new URLSearchParams({ [likeField]: title })}${anchor}`,
  );
  fillForm(anchor, { [likeField]: title });
  dispatchEvent(new Event(changed));
  goToForm(anchor);
}

/** The work that the address asks for, if it is one of these. */
export function likeIn(search: string, titles: readonly string[]): string | undefined {
  const asked = new URLSearchParams(search).get(likeField);
  return titles.find((title) => title === asked);
}

/** @returns stops listening */
export function onAskLike(tell: () => void): () => void {
  addEventListener(changed, tell);
  return () => removeEventListener(changed, tell);
}
