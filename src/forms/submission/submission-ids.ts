import { createTabStore } from '../../stores/tab-store.ts';

const store = createTabStore('submission:');

/** 128 random bits as text. `randomUUID` is missing where a page is not served over https. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Tells the forms of a page apart, also after a reload. */
function placeOf(form: HTMLFormElement): string {
  const kind = form.dataset['form'] ?? '';
  const alike = [...document.querySelectorAll(`form[data-form="${kind}"]`)];
  return `${location.pathname} ${kind} ${alike.indexOf(form)}`;
}

/** The submission id of a form: the one that it has, or a new one, kept until it has arrived. */
export function submissionIdOf(form: HTMLFormElement): string {
  const place = placeOf(form);
  const id = store.get(place) ?? newId();
  store.set(place, id);
  return id;
}

/** Forgets the id of a form that has arrived: what is written next is another submission. */
export const forgetSubmissionId = (form: HTMLFormElement): void => store.remove(placeOf(form));
