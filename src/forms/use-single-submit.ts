'use client';
import { type SubmitEvent, useRef, useState } from 'react';

type Submit = (event: SubmitEvent<HTMLFormElement>) => Promise<void>;

/**
 * Prevents double submits: ignores submits while one is in progress.
 * @returns the guarded handler and the submitting flag
 */
export function useSingleSubmit(submit: Submit): [Submit, boolean] {
  // A ref, because two events can fire before React renders the state.
  const busy = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const guarded: Submit = async (event) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSubmitting(true);
    try {
      await submit(event);
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };
  return [guarded, submitting];
}
