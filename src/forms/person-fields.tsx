'use client';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../elements/field/text-field.tsx';
import { constraints } from './constraints.ts';
import { copy } from './copy.ts';
import { inputKinds, withNormalizing } from './normalize-input.ts';

type PersonField = 'name' | 'email' | 'phone';

interface PersonFieldsProps {
  register: (name: PersonField) => UseFormRegisterReturn;
  errors: Partial<Record<PersonField, FieldError>>;
  /** The name takes a full row; otherwise the e-mail is beside it. */
  nameAlone: boolean;
  /** Default: true. */
  asksPhone?: boolean;
}

/** Fields for name, e-mail and phone. */
export function PersonFields(props: PersonFieldsProps) {
  const { register, errors, nameAlone, asksPhone = true } = props;
  const field = (name: PersonField) => ({
    ...constraints[name],
    ...register(name),
    label: copy.labels[name],
    error: errors[name]?.message,
  });
  // Registered in visual order: React Hook Form focuses the first invalid field.
  return (
    <>
      <TextField {...field('name')} className={nameAlone ? '@lg:col-span-2' : ''} />
      <TextField {...withNormalizing(field('email'), inputKinds.email)} />
      {asksPhone && (
        <TextField
          {...withNormalizing(field('phone'), inputKinds.phone)}
          hint={constraints.phone.title}
          hintBelow
        />
      )}
    </>
  );
}
