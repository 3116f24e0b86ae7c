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
  /** Where to ask whether a form has arrived; the id follows. Left out: nobody is asked. */
  statusUrl: string | undefined;
  /**
   * Called with what became of a form that was left while it was being sent, and whether something
   * else has been edited into it meanwhile.
   */
  onInterrupted: (status: SubmissionStatus, edited: boolean) => void;
}

/** One way to send a form, and which of its results mean that no answer came. */
interface SubmissionRequest<Result> {
  post: () => Promise<Result>;
  isLost: (result: Result) => boolean;
  /** The result where nothing is known, because the page was left in the middle. */
  lost: Result;
}

interface Submission {
  /** Sends the form. Where no answer comes, the server is asked whether the form has arrived. */
  send: <Result>(sending: SubmissionRequest<Result>) => Promise<Result | 'arrived'>;
  /** The form has arrived: what is written next is another submission. */
  arrived: () => void;
}

/** Somebody is back, and what they left may just have reached the server: milliseconds between questions. */
const recoveryDelaysMs = [1000, 2000, 4000];

/**
 * Gives a form its submission id, by which the server knows a repeat. It joins what the form sends
 * (`FormData`, and what the browser posts by itself) and never stands in the HTML: a page comes out of
 * a cache, and no two visitors may have the same one.
 */
export function useSubmission(
  element: RefObject<HTMLFormElement | null>,
  { statusUrl, onInterrupted }: SubmissionOptions,
): Submission {
  const arrived = () => {
    if (element.current) clearSubmissionId(element.current);
  };
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const addId = ({ formData }: FormDataEvent) =>
      formData.set(submissionField, submissionIdOf(form, formData));
    form.addEventListener('formdata', addId);
    return () => form.removeEventListener('formdata', addId);
  }, [element]);
  useEffect(() => {
    const form = element.current;
    const left = form && pendingSubmissionOf(form);
    if (!form || !left) return;
    setPendingSubmission(form, null);
    let edited = false;
    const markEdited = () => {
      edited = true;
    };
    form.addEventListener('input', markEdited, { once: true });
    fetchSubmissionStatus(statusUrl, left, recoveryDelaysMs).then((status) => {
      form.removeEventListener('input', markEdited);
      if (status === 'accepted') arrived();
      onInterrupted(status, edited);
    });
  }, []);
  return {
    arrived,
    async send({ post, isLost, lost }) {
      const form = element.current;
      if (!form) return lost;
      const id = String(new FormData(form).get(submissionField) ?? '');
      setPendingSubmission(form, id);
      const restore = bfcacheRestore();
      const result = await Promise.race([post(), restore.promise.then(() => lost)]);
      restore.cancel();
      const status = isLost(result) ? await fetchSubmissionStatus(statusUrl, id) : 'unknown';
      setPendingSubmission(form, null);
      return status === 'accepted' ? 'arrived' : result;
    },
  };
}
