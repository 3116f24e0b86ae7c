'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/button/button.tsx';
import { TextField } from '../../elements/field/text-field.tsx';
import { constraints } from '../../forms/constraints.ts';
import { keepFocus } from '../../forms/keep-focus.ts';
import { inputKinds, normalizeInput } from '../../forms/normalize-input.ts';
import styles from './login.module.css';
import { PasswordField } from './password-field.tsx';
import { type AccountFields, loginSchema, passwordLength, registerSchema } from './schema.ts';

interface AccountFormProps {
  /** `login` for existing accounts; `register` also asks for a name. */
  kind: 'login' | 'register';
  heading: string;
  submit: string;
  /** Message on success: nothing has happened. */
  doneMessage: string;
  copy: {
    labels: { name: string; email: string; password: string };
    /** Requirements of a new password. */
    hint: string;
    show: string;
  };
}

const schemas = { login: loginSchema, register: registerSchema };

/**
 * Renders the form to log in or register, which validates and discards the values, and states that
 * there is no account. `method="dialog"` outside of a dialog sends nothing, with or without script.
 */
export function AccountForm({ kind, heading, submit, doneMessage, copy }: AccountFormProps) {
  const [message, setMessage] = useState('');
  const form = useForm<AccountFields>({ mode: 'onTouched', resolver: zodResolver(schemas[kind]) });
  const { errors } = form.formState;
  const { labels } = copy;
  const isNew = kind === 'register';
  const finish = () => {
    form.reset();
    setMessage(doneMessage);
  };
  return (
    <form
      method="dialog"
      noValidate
      aria-labelledby={`${kind}-title`}
      className={styles.account}
      onChange={() => setMessage('')}
      onSubmit={form.handleSubmit(finish)}
    >
      <h2 id={`${kind}-title`} className="text-h3 font-semibold">
        {heading}
      </h2>
      {isNew && (
        <TextField
          {...constraints.name}
          {...form.register('name')}
          required
          label={labels.name}
          error={errors.name?.message}
        />
      )}
      <TextField
        {...constraints.email}
        {...normalizeInput(form.register('email'), inputKinds.email)}
        required
        autoComplete={isNew ? 'email' : 'username'}
        label={labels.email}
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        required
        limit={passwordLength.max}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        label={labels.password}
        hint={isNew ? copy.hint : undefined}
        error={errors.password?.message}
        showLabel={copy.show}
      />
      <Button type="submit" tone={isNew ? 'solid' : 'ink'} wide onMouseDown={keepFocus}>
        {submit}
      </Button>
      <p role="status" className={styles.accountMessage}>
        {message}
      </p>
    </form>
  );
}
