'use client';
import { type SubmitEvent, useRef, useState } from 'react';

type Submit = (event: SubmitEvent<HTMLFormElement>) => Promise<void>;

/**
 * Makes double submits impossible: while one is under way, others are ignored.
 * @returns the guarded handler and the submitting flag.
 */
export function useSingleSubmit(submit: Submit): [Submit, boolean] {
  // The flag in state is for the view; two events can come before React has drawn it.
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
