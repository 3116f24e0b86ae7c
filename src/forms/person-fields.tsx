'use client';
import type { ChangeHandler, FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../elements/field/text-field.tsx';
import { constraints } from './constraints.ts';
import { dropCountryCode } from './drop-country-code.ts';
import { words } from './words.ts';

type PersonField = 'name' | 'email' | 'phone';

interface PersonFieldsProps {
  register: (name: PersonField) => UseFormRegisterReturn;
  errors: Partial<Record<PersonField, FieldError>>;
  /** The name takes a line of its own; otherwise what follows stands beside it. */
  nameAlone: boolean;
}

const nationally =
  (handler: ChangeHandler): ChangeHandler =>
  (event) => {
    dropCountryCode(event.target);
    return handler(event);
  };

/** Who writes: the fields that every longer form begins with. */
export function PersonFields({ register, errors, nameAlone }: PersonFieldsProps) {
  const field = (name: PersonField) => ({
    ...constraints[name],
    ...register(name),
    label: words.labels[name],
    error: errors[name]?.message,
  });
  const phone = field('phone');
  return (
    <>
      <TextField {...field('name')} className={nameAlone ? '@lg:col-span-2' : ''} />
      <TextField {...field('email')} />
      <TextField
        {...phone}
        onChange={nationally(phone.onChange)}
        onBlur={nationally(phone.onBlur)}
        placeholder="(802) 555-0172"
      />
    </>
  );
}
