'use client';
import { type RefObject, useEffect } from 'react';
import { type Arrival, askArrived } from './ask-arrived.ts';
import { cameBack } from './came-back.ts';
import { submissionField } from './schema.ts';
import { forgetSubmission, leftUnderWay, noteUnderWay, submissionIdOf } from './submission-ids.ts';

interface SubmissionOptions {
  /** Where to ask whether a form has arrived; the id follows. Left out: nobody is asked. */
  askAt: string | undefined;
  /**
   * Called with what became of a form that was left while it was being sent, and whether something
   * else has been typed into it meanwhile.
   */
  onCameBack: (arrival: Arrival, typed: boolean) => void;
}

/** One way to send a form, and which of its results mean that no answer came. */
interface Sending<Result> {
  post: () => Promise<Result>;
  isLost: (result: Result) => boolean;
  /** The result where nothing is known, because the page was left in the middle. */
  lost: Result;
}

interface Submission {
  /** Sends the form. Where no answer comes, the server is asked whether the form has arrived. */
  send: <Result>(sending: Sending<Result>) => Promise<Result | 'arrived'>;
  /** The form has arrived: what is written next is another submission. */
  arrived: () => void;
}

/** Somebody is back, and what they left may just have reached the server: milliseconds between questions. */
const patientPauses = [1000, 2000, 4000];

/**
 * Gives a form its submission id, by which the server knows a repeat. It joins what the form sends
 * (`FormData`, and what the browser posts by itself) and never stands in the HTML: a page comes out of
 * a cache, and no two visitors may have the same one.
 */
export function useSubmission(
  element: RefObject<HTMLFormElement | null>,
  { askAt, onCameBack }: SubmissionOptions,
): Submission {
  const arrived = () => {
    if (element.current) forgetSubmission(element.current);
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
    const left = form && leftUnderWay(form);
    if (!form || !left) return;
    noteUnderWay(form, null);
    let typed = false;
    const type = () => {
      typed = true;
    };
    form.addEventListener('input', type, { once: true });
    askArrived(askAt, left, patientPauses).then((arrival) => {
      form.removeEventListener('input', type);
      if (arrival === 'accepted') arrived();
      onCameBack(arrival, typed);
    });
  }, []);
  return {
    arrived,
    async send({ post, isLost, lost }) {
      const form = element.current;
      if (!form) return lost;
      const id = String(new FormData(form).get(submissionField) ?? '');
      noteUnderWay(form, id);
      const back = cameBack();
      const result = await Promise.race([post(), back.promise.then(() => lost)]);
      back.forget();
      const arrival = isLost(result) ? await askArrived(askAt, id) : 'unknown';
      noteUnderWay(form, null);
      return arrival === 'accepted' ? 'arrived' : result;
    },
  };
}
