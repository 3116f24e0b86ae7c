'use client';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { submissionField } from './schema.ts';
import { forgetSubmissionId, submissionIdOf } from './submission-ids.ts';

/** What a form does with its submission id. */
export interface SubmissionHandle {
  /** The id under which the form is sent, however often. */
  id: () => string;
  /** The form has arrived: what is written next gets another id. */
  arrived: () => void;
}

/**
 * The submission id of a form, by which the server knows a repeat. Made when the form is first
 * touched, so that no two visitors get the same one out of a cache.
 */
export function SubmissionField({ ref }: { ref: Ref<SubmissionHandle> }) {
  const input = useRef<HTMLInputElement>(null);
  const touch = (): string => {
    const { current } = input;
    if (!current?.form) return '';
    current.value ||= submissionIdOf(current.form);
    return current.value;
  };
  useImperativeHandle(ref, () => ({
    id: touch,
    arrived() {
      if (!input.current?.form) return;
      forgetSubmissionId(input.current.form);
      input.current.value = '';
    },
  }));
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    if (form.contains(document.activeElement)) touch();
    const signs = ['focusin', 'input'] as const;
    for (const sign of signs) form.addEventListener(sign, touch);
    return () => {
      for (const sign of signs) form.removeEventListener(sign, touch);
    };
  }, []);
  return <input ref={input} type="hidden" name={submissionField} />;
}
