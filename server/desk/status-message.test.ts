import { expect, test } from 'vitest';
import { addStatus, statusMessage } from './status-message.ts';

test('a message is chosen by its code and keeps the selection of the URL', () => {
  expect(addStatus('/desk/leads/a?text=x%26y', 'done')).toBe(
    '/desk/leads/a?text=x%26y&status=done#status',
  );
  expect(addStatus('/desk', 'noted')).toBe('/desk?status=noted#status');
  expect(statusMessage(new URLSearchParams('status=noted'))).toBe('Note added.');
});

test.each(['', 'status=', 'status=Anything', 'status=__proto__', 'status=constructor'])(
  '%j shows nothing',
  (query) => {
    expect(statusMessage(new URLSearchParams(query))).toBeNull();
  },
);
