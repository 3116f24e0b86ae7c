'use client';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { TextField } from '../../elements/field/text-field.tsx';
import { constraints } from '../constraints.ts';
import { copy } from '../copy.ts';
import { inputKinds, normalize } from '../normalize-input.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { MailingList } from './mailing-list.ts';
import { subscribeSchema } from './schema.ts';

interface MailingListFormProps {
  list: MailingList;
  /** Label of the submit button. */
  submitLabel: string;
}

/**
 * A subscribe form that posts to a mailing-list provider, whose response replaces the page. With
 * script, an invalid address is reported before anything is sent.
 *
 * State attribute: `data-ready` once its script handles it.
 */
export function MailingListForm({ list, submitLabel }: MailingListFormProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  /** Shows the error of the address, if it has one; returns true for a valid one. */
  const validate = (): boolean => {
    if (!input.current) return true;
    normalize(input.current, inputKinds.email);
    const result = subscribeSchema.safeParse({ email: input.current.value });
    setError(result.error?.issues[0]?.message);
    return result.success;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (validate()) return;
    event.preventDefault();
    input.current?.focus();
  };

  return (
    <form
      action={list.action}
      method="post"
      noValidate={hydrated}
      // On this site, event-replay.inline.ts has set `noValidate` before hydration.
      suppressHydrationWarning
      onSubmit={submit}
      className="@container relative"
      data-form="subscribe"
      data-ready={hydrated || undefined}
    >
      <div className="grid gap-3 @md:grid-cols-[1fr_auto] @md:items-start">
        <TextField
          {...constraints.email}
          ref={input}
          name={list.emailField}
          required
          label={copy.labels.subscribe}
          error={error}
          onBlur={validate}
          onChange={error === undefined ? undefined : validate}
        />
        <Button type="submit" className="@md:mt-6.5">
          {submitLabel}
        </Button>
      </div>
      {Object.entries(list.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
