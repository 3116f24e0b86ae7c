// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { controlWords } from '../../words/controls.ts';
import { MailingListForm } from './mailing-list-form.tsx';

const list = {
  action: 'https://lists.example.com/subscribe',
  emailField: 'EMAIL',
  hidden: { u: '1', tags: '7' },
};
const form = <MailingListForm list={list} submitLabel="Subscribe" />;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('posts natively to the provider, with its fields', () => {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(form), 'text/html');
  const element = page.querySelector('form');
  expect(element?.getAttribute('action')).toBe(list.action);
  expect(element?.getAttribute('method')).toBe('post');
  expect(element?.noValidate).toBe(false);
  const fields = [...page.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  expect(fields).toEqual([
    ['EMAIL', ''],
    ['u', '1'],
    ['tags', '7'],
  ]);
});

test('requires the address, without script as well', () => {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(form), 'text/html');
  expect(page.querySelector<HTMLInputElement>('[name=EMAIL]')?.required).toBe(true);
  expect(page.querySelector('label')?.textContent).not.toContain(controlWords.optional);
});

test('reports an invalid address, and sends a valid one to the provider', () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(form));
  const element = container.querySelector('form');
  const input = container.querySelector<HTMLInputElement>('[name=EMAIL]');
  if (!element || !input) throw new Error('The form has no field.');
  // jsdom cannot navigate: this listener is behind that of React.
  const sent = vi.fn((event: Event) => {
    const isSent = !event.defaultPrevented;
    event.preventDefault();
    return isSent;
  });
  document.addEventListener('submit', sent);
  const submit = () => act(() => element.requestSubmit());

  input.value = '';
  submit();
  expect(sent).toHaveLastReturnedWith(false);
  expect(container.textContent).toContain('Field is required.');

  input.value = 'reader';
  submit();
  expect(sent).toHaveLastReturnedWith(false);
  expect(container.textContent).toContain('Invalid email.');
  expect(document.activeElement).toBe(input);

  input.value = 'Reader <reader@example.com>';
  submit();
  expect(sent).toHaveLastReturnedWith(true);
  expect(input.value).toBe('reader@example.com');
  expect(container.textContent).not.toContain('Invalid email.');
  document.removeEventListener('submit', sent);
  act(() => root.unmount());
});
