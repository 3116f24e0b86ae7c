'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '../../../elements/button/button.tsx';
import { TextField } from '../../../elements/field/text-field.tsx';
import { MessageBox } from '../../../elements/message-box/message-box.tsx';

/** Messages after a form is submitted; only errors interrupt a screen reader. */
export function MessageForm() {
  const [result, setResult] = useState<'none' | 'error' | 'success'>('none');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    setResult(/^[a-z]{2}\d{4}$/i.test(code.trim()) ? 'success' : 'error');
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          name="code"
          label="Ticket number"
          hint="Two letters and four digits, as HP2041"
          autoComplete="off"
          required
          className="grow basis-64"
        />
        <Button type="submit">Find my boat</Button>
      </div>
      {result === 'error' && (
        <MessageBox key="error" tone="error" announce heading="No ticket has that number.">
          It stands at the top right of the paper: two letters, four digits.
        </MessageBox>
      )}
      {result === 'success' && (
        <MessageBox
          key="success"
          tone="success"
          announce
          heading="You are on the 10:15 from Harrow Point."
        >
          Be at the landing by ten. Dogs travel on the car deck.
        </MessageBox>
      )}
    </form>
  );
}
