'use client';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../elements/checkbox/checkbox.tsx';
import { TextArea } from '../../elements/field/text-area.tsx';
import { FileInput } from '../../elements/file-input/file-input.tsx';
import { constraints } from '../constraints.ts';
import { copy } from '../copy.ts';
import { PersonFields } from '../person-fields.tsx';
import type { JobApplicationForm } from './form-schema.ts';
import { fileTypes } from './schema.ts';

/** Fields of the application form. */
export function JobApplicationFields({ form }: { form: UseFormReturn<JobApplicationForm> }) {
  const { errors } = form.formState;
  const { labels, hints, terms } = copy;
  return (
    <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
      <PersonFields register={form.register} errors={errors} nameAlone />
      <TextArea
        {...constraints.comment}
        {...form.register('comment')}
        label={labels.comment}
        hint={hints.application}
        error={errors.comment?.message}
        className="@lg:col-span-2"
      />
      <div className="@lg:col-span-2">
        <FileInput
          {...form.register('file')}
          accept={fileTypes}
          label={labels.file}
          hint={hints.file}
          error={errors.file?.message}
        />
      </div>
      <Checkbox
        {...form.register('terms_condition')}
        required
        label={
          <>
            {terms.before}
            <a className="link" href="/privacy">
              {terms.link}
            </a>
            {terms.after}
          </>
        }
        hint={hints.terms}
        error={errors.terms_condition?.message}
        className="@lg:col-span-2"
      />
    </div>
  );
}
