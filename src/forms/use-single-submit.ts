'use client';
import { type SubmitEvent, useRef, useState } from 'react';

type Submit = (event: SubmitEvent<HTMLFormElement>) => Promise<void>;

/**
 * Prevents double submits: ignores submits while one is in progress.
 * @returns the guarded handler and the submitting flag
 */
export function useSingleSubmit(submit: Submit): [Submit, boolean] {
  // A ref, because two events can fire before React renders the state.
  const isBusy = useRef(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const guardedSubmit: Submit = async (event) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSubmitting(true);
    try {
      await submit(event);
    } finally {
      isBusy.current = false;
      setIsSubmitting(false);
    }
  };
  return [guardedSubmit, isSubmitting];
}
