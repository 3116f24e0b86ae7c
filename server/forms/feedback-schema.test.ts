import { expect, test } from 'vitest';
import { commentPostSchema, contactPostSchema } from '../../src/forms/contact/schema.ts';
import { feedbackSchema } from './feedback-schema.ts';

const person = { name: 'Ann', email: 'ann@example.com', phone: '8025550143' };
const rulesOf = (asksTerms: boolean) =>
  feedbackSchema('contact', asksTerms)
    .rules.filter(({ field }) => field === 'terms_condition')
    .map(({ rule, error }) => [rule, error]);

test('[X1] with required terms a post without them is refused, and the schema says so', () => {
  const { error } = contactPostSchema(true).safeParse(person);
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['terms_condition', 'Message'],
  ]);
  expect(contactPostSchema(true).safeParse({ ...person, terms_condition: 'on' }).success).toBe(
    true,
  );
  expect(rulesOf(true)).toEqual([
    ['required', 'Message'],
    ['enum', 'Message'],
  ]);
});

test('with optional terms a post without them is accepted, and the schema says so', () => {
  expect(contactPostSchema(false).safeParse(person).success).toBe(true);
  expect(contactPostSchema(false).safeParse({ ...person, terms_condition: '' }).success).toBe(
    false,
  );
  expect(rulesOf(false)).toEqual([['enum', 'Message']]);
});

test('the comment form requires a comment and no phone number, in rules and schema', () => {
  const needed = (form: 'contact' | 'comment') =>
    feedbackSchema(form, false)
      .rules.filter(({ rule }) => rule === 'required')
      .map(({ field }) => field);
  expect(needed('contact')).toEqual(['name', 'email', 'phone']);
  expect(needed('comment')).toEqual(['name', 'email', 'comment']);
  const { error } = commentPostSchema(false).safeParse({});
  expect(error?.issues.map(({ path }) => path.join())).toEqual(needed('comment'));
});
