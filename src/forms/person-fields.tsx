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

/** A field that takes the country code off a number that the browser filled in. */
function nationally<Registered extends UseFormRegisterReturn>(registered: Registered): Registered {
  const first =
    (handler: ChangeHandler): ChangeHandler =>
    (event) => {
      dropCountryCode(event.target);
      return handler(event);
    };
  return {
    ...registered,
    onChange: first(registered.onChange),
    onBlur: first(registered.onBlur),
  };
}

/** Who writes: the fields that every longer form begins with. */
export function PersonFields({ register, errors, nameAlone }: PersonFieldsProps) {
  const field = (name: PersonField) => ({
    ...constraints[name],
    ...register(name),
    label: words.labels[name],
    error: errors[name]?.message,
  });
  // Registered in the order in which they stand: the form goes to the first that is wrong.
  return (
    <>
      <TextField {...field('name')} className={nameAlone ? '@lg:col-span-2' : ''} />
      <TextField {...field('email')} />
      <TextField {...nationally(field('phone'))} hint={constraints.phone.title} hintBelow />
    </>
  );
}
