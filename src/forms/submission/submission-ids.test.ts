// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import {
  clearSubmissionId,
  pendingSubmissionOf,
  setPendingSubmission,
  submissionIdOf,
} from './submission-ids.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<form data-form="contact"></form><form data-form="contact"></form><form data-form="subscribe"></form>';
});

const [first, second, third] = [0, 1, 2].map((at) => () => {
  const form = document.forms[at];
  if (!form) throw new Error('no such form');
  return form;
}) as [() => HTMLFormElement, () => HTMLFormElement, () => HTMLFormElement];

const idOf = (form: () => HTMLFormElement, comment: string) => {
  const data = new FormData();
  data.append('comment', comment);
  return submissionIdOf(form(), data);
};

it('is the same for the same content, also after a change and its undo, until the form has arrived', () => {
  const id = idOf(first, 'Hello');
  expect(id).toMatch(/^[\da-f]{48}$/);
  expect(idOf(first, 'Hello.')).not.toBe(id);
  expect(idOf(first, 'Hello')).toBe(id);
  clearSubmissionId(first());
  expect(idOf(first, 'Hello')).not.toBe(id);
});

it('differs between the forms of a page', () => {
  expect(new Set([first, second, third].map((form) => idOf(form, 'Hello'))).size).toBe(3);
});

it('remembers which submission was interrupted', () => {
  setPendingSubmission(second(), 'id');
  expect(pendingSubmissionOf(first())).toBeNull();
  expect(pendingSubmissionOf(second())).toBe('id');
  setPendingSubmission(second(), null);
  expect(pendingSubmissionOf(second())).toBeNull();
});
