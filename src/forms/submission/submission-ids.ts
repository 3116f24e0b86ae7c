import { createTabStore } from '../../stores/tab-store.ts';
import { contentDigest } from './content-digest.ts';

const bases = createTabStore('submission:');
/** Forms that are being sent. The note of one that was left in the middle stays. */
const pending = createTabStore('sending:');

/** 128 random bits as text. `randomUUID` is missing where a page is not served over https. */
const newBase = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Tells the forms of a page apart, also after a reload. */
function formKey(form: HTMLFormElement): string {
  const kind = form.dataset['form'] ?? '';
  const alike = [...document.querySelectorAll(`form[data-form="${kind}"]`)];
  return `${location.pathname} ${kind} ${alike.indexOf(form)}`;
}

/**
 * The submission id of what a form holds: random, and kept in the tab until the form has arrived; other
 * words have another one, and the first words again their own.
 */
export function submissionIdOf(form: HTMLFormElement, data: FormData): string {
  const place = formKey(form);
  const base = bases.get(place) ?? newBase();
  bases.set(place, base);
  return base + contentDigest(data);
}

/** A form has arrived: what is written next is another submission, and be it the same words. */
export const clearSubmissionId = (form: HTMLFormElement): void => bases.remove(formKey(form));

/** Notes that a form is being sent under an id, or, with null, that it was answered. */
export function setPendingSubmission(form: HTMLFormElement, id: string | null): void {
  if (id === null) pending.remove(formKey(form));
  else pending.set(formKey(form), id);
}

/** The id under which a form was sent that was left before it was answered; null for none. */
export const pendingSubmissionOf = (form: HTMLFormElement): string | null =>
  pending.get(formKey(form));
