'use client';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../elements/field/text-field.tsx';
import { constraints } from './constraints.ts';
import { copy } from './copy.ts';
import { tidied, tidyKinds } from './tidy-input.ts';

type PersonField = 'name' | 'email' | 'phone';

interface PersonFieldsProps {
  register: (name: PersonField) => UseFormRegisterReturn;
  errors: Partial<Record<PersonField, FieldError>>;
  /** The name takes a line of its own; otherwise what follows stands beside it. */
  nameAlone: boolean;
  /** Left out: yes. */
  asksPhone?: boolean;
}

/** Who writes: the fields that every longer form begins with. */
export function PersonFields(props: PersonFieldsProps) {
  const { register, errors, nameAlone, asksPhone = true } = props;
  const field = (name: PersonField) => ({
    ...constraints[name],
    ...register(name),
    label: copy.labels[name],
    error: errors[name]?.message,
  });
  // Registered in the order in which they stand: the form goes to the first that is wrong.
  return (
    <>
      <TextField {...field('name')} className={nameAlone ? '@lg:col-span-2' : ''} />
      <TextField {...tidied(field('email'), tidyKinds.email)} />
      {asksPhone && (
        <TextField
          {...tidied(field('phone'), tidyKinds.phone)}
          hint={constraints.phone.title}
          hintBelow
        />
      )}
    </>
  );
}
