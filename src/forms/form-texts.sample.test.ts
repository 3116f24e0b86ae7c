import { expect, test } from 'vitest';
import { formWords, success } from '../words/forms.ts';

test('[X2] [X3] the forms say what the specification asks', () => {
  expect(success.job).toBe('Your message has been sent successfully!');
  expect(formWords.job.failure).toBe('Failed to send the message. Please try again.');
  expect(success.subscribe).toBe(
    'Your message has been sent successfully subscribed to our email list!',
  );
});
