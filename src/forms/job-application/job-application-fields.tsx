'use client';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../elements/checkbox/checkbox.tsx';
import { FileInput } from '../../elements/file-input/file-input.tsx';
import { copy } from '../copy.ts';
import { AdditionalFields, FormField } from '../form-field.tsx';
import { PersonFields } from '../person-fields.tsx';
import type { JobApplicationForm } from './form-schema.ts';
import { fileTypes } from './schema.ts';

const name = 'job-application';

/**
 * Fields of the application form.
 *
 * @internal
 */
export function JobApplicationFields({ form }: { form: UseFormReturn<JobApplicationForm> }) {
  const { errors } = form.formState;
  const { labels, hints, terms } = copy;
  return (
    <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
      <PersonFields register={form.register} errors={errors} nameAlone form={name} />
      <AdditionalFields
        form={name}
        register={(field) => form.register(field as 'comment')}
        errorOf={(field) => errors[field as 'comment']?.message}
      >
        <FormField
          name="comment"
          form={name}
          registered={form.register('comment')}
          hint={hints.application}
          error={errors.comment?.message}
        />
      </AdditionalFields>
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
            <a className="lf-link" href="/privacy">
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
