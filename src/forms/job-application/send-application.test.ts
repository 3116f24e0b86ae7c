import { describe, expect, it } from 'vitest';
import { EmailClientError } from '../../email-client/email-client-error.ts';
import { fieldErrors } from './field-errors.ts';
import { jobApplicationFormSchema } from './form-schema.ts';
import { maxFileBytes } from './schema.ts';
import { sendApplication } from './send-application.ts';

const form = {} as HTMLFormElement;
const answering = (status: number, text: string) => ({
  sendForm: async () => {
    if (text === 'OK') return { status, text };
    throw new EmailClientError({ status, text });
  },
});

describe('sendApplication', () => {
  it('[A2] [X2] counts the answer "OK" as success', async () => {
    const result = await sendApplication(answering(200, 'OK'), 't', form);
    expect(result.sent).toBe(true);
    expect(result.outcome).toMatchObject({
      tone: 'success',
      heading: 'Your message has been sent successfully!',
    });
  });

  it.each([
    [200, 'queued'],
    [0, 'Network Error'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [500, 'broken'],
  ])('[X2] says that it failed after %i %s', async (status, text) => {
    const result = await sendApplication(answering(status, text), 't', form);
    expect(result.sent).toBe(false);
    expect(result.outcome).toMatchObject({
      tone: 'error',
      heading: 'Failed to send the message. Please try again.',
    });
  });

  it('returns the server’s errors by field, and whether it rejected the captcha', async () => {
    const text = 'email: Invalid email.\naltcha: We could not tell.';
    const result = await sendApplication(answering(422, text), 't', form);
    expect(result.fields).toEqual({ email: 'Invalid email.' });
    expect(result.captchaRefused).toBe(true);
    expect(result.outcome.detail).toBe('We could not tell.');
  });
});

describe('fieldErrors', () => {
  it('reports a body that is too large at the file', () => {
    const errors = fieldErrors({ status: 413, text: 'Too large' });
    expect(errors).toEqual({ file: 'This file is larger than 5 MB.' });
  });

  it('finds nothing in other answers', () => {
    expect(fieldErrors({ status: 500, text: 'email: no' })).toEqual({});
  });
});

describe('the file input', () => {
  const list = (name: string, size: number) => ({ 0: { name, size }, length: 1 }) as never;
  const errorOf = (file: FileList | undefined) => {
    const result = jobApplicationFormSchema.shape.file.safeParse(file);
    return result.success ? null : result.error.issues[0]?.message;
  };

  it('accepts no file, and a file of the right type', () => {
    expect(errorOf(undefined)).toBeNull();
    expect(errorOf(list('Ada CV.PDF', maxFileBytes))).toBeNull();
  });

  it('rejects files that the server would reject', () => {
    expect(errorOf(list('cv.pdf', maxFileBytes + 1))).toBe('This file is larger than 5 MB.');
    expect(errorOf(list('cv.docm', 10))).toBe('Please choose a PDF, DOCX or ODT file.');
  });
});
