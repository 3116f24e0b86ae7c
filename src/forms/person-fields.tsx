'use client';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../elements/field/text-field.tsx';
import { constraints } from './constraints.ts';
import { words } from './words.ts';

type PersonField = 'name' | 'email' | 'phone';

interface PersonFieldsProps {
  register: (name: PersonField) => UseFormRegisterReturn;
  errors: Partial<Record<PersonField, FieldError>>;
  /** The name takes a line of its own; otherwise what follows stands beside it. */
  nameAlone: boolean;
}

/** Who writes: the fields that every longer form begins with. */
export function PersonFields({ register, errors, nameAlone }: PersonFieldsProps) {
  const field = (name: PersonField) => ({
    ...constraints[name],
    ...register(name),
    label: words.labels[name],
    error: errors[name]?.message,
  });
  return (
    <>
      <TextField {...field('name')} className={nameAlone ? '@lg:col-span-2' : ''} />
      <TextField {...field('email')} />
      <TextField {...field('phone')} placeholder="(802) 555-0172" />
    </>
  );
}
