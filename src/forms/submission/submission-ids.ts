import { createTabStore } from '../../stores/tab-store.ts';
import { contentDigest } from './content-digest.ts';

/** Random part of the submission ids of each form. */
const idBases = createTabStore('submission:');
/** Ids of submissions in progress. The id of an interrupted submission stays. */
const pendingIds = createTabStore('sending:');

/** Returns 128 random bits as hex. `crypto.randomUUID` exists in secure contexts only. */
const createBase = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Returns a key that identifies a form of the page, also after a reload. */
function formKey(form: HTMLFormElement): string {
  const kind = form.dataset['form'] ?? '';
  const formsOfKind = [...document.querySelectorAll(`form[data-form="${kind}"]`)];
  return `${location.pathname} ${kind} ${formsOfKind.indexOf(form)}`;
}

/**
 * Returns the submission id of the content of a form: a random base, kept in the tab until the form has
 * arrived, and a digest of the content.
 */
export function submissionIdOf(form: HTMLFormElement, data: FormData): string {
  const key = formKey(form);
  const base = idBases.get(key) ?? createBase();
  idBases.set(key, base);
  return base + contentDigest(data);
}

/**
 * Forgets the id of a form that has arrived: the next submission gets another id, even with the
 * same content.
 */
export const clearSubmissionId = (form: HTMLFormElement): void => idBases.remove(formKey(form));

/** Stores the id of a submission in progress; null removes it after a response. */
export function setPendingSubmission(form: HTMLFormElement, id: string | null): void {
  if (id === null) pendingIds.remove(formKey(form));
  else pendingIds.set(formKey(form), id);
}

/** Returns the id of the interrupted submission of a form; null for none. */
export const pendingSubmissionOf = (form: HTMLFormElement): string | null =>
  pendingIds.get(formKey(form));
