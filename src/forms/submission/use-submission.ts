'use client';
import { type RefObject, useEffect } from 'react';
import { bfcacheRestore } from './bfcache-restore.ts';
import { submissionField } from './schema.ts';
import {
  clearSubmissionId,
  pendingSubmissionOf,
  setPendingSubmission,
  submissionIdOf,
} from './submission-ids.ts';
import { fetchSubmissionStatus, type SubmissionStatus } from './submission-status.ts';

interface SubmissionOptions {
  /** URL of the submission status, without the id; undefined: unknown. */
  statusUrl: string | undefined;
  /**
   * Called with the status of a submission that was interrupted by leaving the page, and whether the
   * form has been edited since.
   */
  onInterrupted: (status: SubmissionStatus, edited: boolean) => void;
}

/** Sends a form, and tells which results mean that no response came. */
interface SubmissionRequest<Result> {
  post: () => Promise<Result>;
  isLost: (result: Result) => boolean;
  /** Result for a request that was interrupted by leaving the page. */
  lostResult: Result;
}

interface Submission {
  /** Sends the form. Without a response, it fetches the submission status: `arrived` if accepted. */
  send: <Result>(request: SubmissionRequest<Result>) => Promise<Result | 'arrived'>;
  /** Marks the form as arrived: the next submission gets another id. */
  arrived: () => void;
}

/**
 * Delays between status requests for an interrupted submission, which may just be reaching the
 * server.
 */
const recoveryDelaysMs = [1000, 2000, 4000];

/**
 * Adds a submission id to a form, by which the server recognizes repeated submissions, and recovers the
 * status of interrupted ones. The id is added by the `formdata` event (also for native posts), not in
 * the HTML: pages are cached, and ids must not be shared between visitors.
 */
export function useSubmission(
  formRef: RefObject<HTMLFormElement | null>,
  { statusUrl, onInterrupted }: SubmissionOptions,
): Submission {
  const arrived = () => {
    if (formRef.current) clearSubmissionId(formRef.current);
  };
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const addId = ({ formData }: FormDataEvent) =>
      formData.set(submissionField, submissionIdOf(form, formData));
    form.addEventListener('formdata', addId);
    return () => form.removeEventListener('formdata', addId);
  }, [formRef]);
  useEffect(() => {
    const form = formRef.current;
    const pendingId = form && pendingSubmissionOf(form);
    if (!form || !pendingId) return;
    setPendingSubmission(form, null);
    let edited = false;
    const markEdited = () => {
      edited = true;
    };
    form.addEventListener('input', markEdited, { once: true });
    fetchSubmissionStatus(statusUrl, pendingId, recoveryDelaysMs).then((status) => {
      form.removeEventListener('input', markEdited);
      if (status === 'accepted') arrived();
      onInterrupted(status, edited);
    });
  }, []);
  return {
    arrived,
    async send({ post, isLost, lostResult }) {
      const form = formRef.current;
      if (!form) return lostResult;
      const id = String(new FormData(form).get(submissionField) ?? '');
      setPendingSubmission(form, id);
      const restore = bfcacheRestore();
      const result = await Promise.race([post(), restore.promise.then(() => lostResult)]);
      restore.cancel();
      const status = isLost(result) ? await fetchSubmissionStatus(statusUrl, id) : 'unknown';
      setPendingSubmission(form, null);
      return status === 'accepted' ? 'arrived' : result;
    },
  };
}
