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
  /** Form whose list says whether there is a phone number; default: the contact form. */
  form?: FormName;
}

/** Fields for name, e-mail and phone. */
export function PersonFields(props: PersonFieldsProps) {
  const { register, errors, nameAlone, form = 'contact' } = props;
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
      {formFields[form].phone !== 'unasked' && <FormField {...field('phone')} />}
    </>
  );
}
