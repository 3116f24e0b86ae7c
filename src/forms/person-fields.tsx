'use client';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from './form-field.tsx';
import { type FormName, formFields, type personFields } from './form-fields.ts';

type PersonField = (typeof personFields)[number];

interface PersonFieldsProps {
  register: (name: PersonField) => UseFormRegisterReturn;
  errors: Partial<Record<PersonField, FieldError>>;
  /** The name takes a full row; otherwise the e-mail is beside it. */
  nameAlone: boolean;
  /** Form whose list says which there are; left out, as in a checkout: all, and all required. */
  form?: FormName;
}

/**
 * Fields for name, e-mail and phone.
 *
 * @internal
 */
export function PersonFields(props: PersonFieldsProps) {
  const { register, errors, nameAlone, form } = props;
  const field = (name: PersonField) => ({
    name,
    form,
    registered: register(name),
    error: errors[name]?.message,
  });
  // Registered in visual order: React Hook Form focuses the first invalid field.
  return (
    <>
      <FormField {...field('name')} className={nameAlone ? '@lg:col-span-2' : ''} />
      <FormField {...field('email')} />
      {(!form || formFields[form].phone !== 'unasked') && <FormField {...field('phone')} />}
    </>
  );
}
