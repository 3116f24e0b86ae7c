'use client';
import { createElement, Fragment, type ReactElement } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '../elements/field/text-area.tsx';
import { TextField } from '../elements/field/text-field.tsx';
import { constraints } from './constraints.ts';
import {
  additionalFields,
  type FieldName,
  type FormName,
  formFields,
  type Need,
  textFields,
} from './form-fields.ts';
import { inputKinds, normalizeInput } from './normalize-input.ts';

interface FormFieldProps {
  name: FieldName;
  /** Form whose list says whether the field is required; left out: it is. */
  form: FormName | undefined;
  /** Registered input. */
  registered: UseFormRegisterReturn;
  error: string | undefined;
  /** Default: that of the list of fields. */
  label?: string | undefined;
  hint?: string;
  className?: string;
}

/**
 * A text field of the list, with its label, constraints and normalizing.
 *
 * @internal
 */
export function FormField({ name, form, registered, error, ...rest }: FormFieldProps) {
  const { kind, label, prompt = label } = textFields[name];
  const required = form === undefined || formFields[form][name] === 'required';
  const shared = { ...constraints[name], ...registered, required, error, ...rest };
  const field = { ...shared, label: rest.label ?? prompt };
  switch (kind) {
    case 'line':
      return <TextField {...field} />;
    case 'email':
      return <TextField {...normalizeInput(field, inputKinds.email)} />;
    case 'tel': {
      const hint = constraints.phone.title;
      return <TextField {...normalizeInput(field, inputKinds.phone)} hint={hint} hintBelow />;
    }
    case 'text':
      return <TextArea {...field} className="@lg:col-span-2" />;
  }
}

interface AdditionalFieldsProps {
  form: FormName;
  /** Only the fields with this need. */
  need?: Need | undefined;
  register: (name: string) => UseFormRegisterReturn;
  errorOf: (name: string) => string | undefined;
  /** The field that follows. */
  children?: ReactElement;
}

/**
 * The fields that a form has beside those of a person and the message.
 *
 * @internal
 */
export function AdditionalFields({
  form,
  need,
  register,
  errorOf,
  children,
}: AdditionalFieldsProps) {
  const fields = additionalFields(form, need).map((name) => (
    <FormField
      key={name}
      name={name}
      form={form}
      registered={register(name)}
      error={errorOf(name)}
    />
  ));
  // Not as an array: DOM ids would depend on whether there are such fields.
  return createElement(Fragment, null, ...fields, ...(children ? [children] : []));
}
