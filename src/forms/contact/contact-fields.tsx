'use client';
import type { UseFormReturn } from 'react-hook-form';
import { TextArea } from '../../elements/field/text-area.tsx';
import { TextField } from '../../elements/field/text-field.tsx';
import { constraints } from '../constraints.ts';
import { PersonFields } from '../person-fields.tsx';
import { words } from '../words.ts';
import type { Contact, ContactInput } from './schema.ts';

interface ContactFieldsProps {
  form: UseFormReturn<ContactInput, unknown, Contact>;
  /** `full` also asks for a subject. */
  fields: 'short' | 'full';
}

/** The inputs of a contact form: one column, or two where there is room. */
export function ContactFields({ form, fields }: ContactFieldsProps) {
  const { errors } = form.formState;
  const { labels } = words;
  const full = fields === 'full';
  return (
    <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
      <PersonFields register={form.register} errors={errors} nameAlone={!full} />
      {full && (
        <TextField
          {...constraints.subject}
          {...form.register('subject')}
          label={labels.subject}
          error={errors.subject?.message}
        />
      )}
      <TextArea
        {...constraints.comment}
        {...form.register('comment')}
        label={labels.comment}
        error={errors.comment?.message}
        className="@lg:col-span-2"
      />
    </div>
  );
}
