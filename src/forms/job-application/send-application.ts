import type { EmailResponse } from '../../content/schema/email-response.ts';
import { ChunkLoadError } from '../../elements/lazy-component/chunk-load-error.ts';
import type { EmailClient } from '../../email-client/email-client.ts';
import { EmailClientError } from '../../email-client/email-client-error.ts';
import { copy } from '../copy.ts';
import type { FormOutcome } from '../form-result.tsx';
import { fieldErrors } from './field-errors.ts';

/** Result of sending an application. */
export interface ApplicationResult {
  sent: boolean;
  /** The server has responded, so the captcha solution may be used up. */
  answered: boolean;
  /** No response came; it may have arrived. */
  unreachable: boolean;
  /** The server rejected the captcha solution. */
  captchaRefused: boolean;
  /** The code of the e-mail client failed to load: the form can be posted natively. */
  clientMissing: boolean;
  /** Errors by field name. */
  fields: Record<string, string>;
  outcome: FormOutcome;
}

/** Result of an application that has arrived. */
export const acceptedResult: ApplicationResult = {
  sent: true,
  answered: true,
  unreachable: false,
  captchaRefused: false,
  clientMissing: false,
  fields: {},
  outcome: { tone: 'success', heading: copy.job.success, detail: copy.job.successDetail },
};

/** Result without a response. */
export const unansweredResult: ApplicationResult = {
  ...failedResult({ status: 0, text: '' }),
  clientMissing: false,
};

/** Sends the form through the e-mail client. Never throws. */
export async function sendApplication(
  client: Pick<EmailClient, 'sendForm'>,
  template: string,
  form: HTMLFormElement,
): Promise<ApplicationResult> {
  try {
    await client.sendForm(template, form);
    return acceptedResult;
  } catch (reason) {
    const error =
      reason instanceof EmailClientError ? reason : { status: 0, text: '', cause: null };
    return { ...failedResult(error), clientMissing: error.cause instanceof ChunkLoadError };
  }
}

function closedDetail(sentence: string | undefined): string | undefined {
  return sentence === undefined ? undefined : `${sentence} ${copy.job.kept}`;
}

function failedResult(response: EmailResponse): Omit<ApplicationResult, 'clientMissing'> {
  // An error of `job` means that its last day is over.
  const { altcha, job, ...fields } = fieldErrors(response);
  const isThrottled = response.status === 429;
  return {
    sent: false,
    unreachable: response.status === 0,
    answered: response.status > 0 && !isThrottled,
    captchaRefused: altcha !== undefined,
    fields,
    outcome: {
      tone: 'error',
      heading: job === undefined ? copy.job.failure : copy.job.closed,
      detail: closedDetail(job) ?? altcha ?? (isThrottled ? copy.job.wait : copy.job.kept),
      atFields: Object.keys(fields).length > 0,
    },
  };
}
