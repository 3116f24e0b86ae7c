'use client';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../elements/checkbox/checkbox.tsx';
import { TextArea } from '../../elements/field/text-area.tsx';
import { TextField } from '../../elements/field/text-field.tsx';
import { constraints } from '../constraints.ts';
import { copy } from '../copy.ts';
import type { Detail } from '../details/detail.ts';
import { DetailFields } from '../details/detail-fields.tsx';
import { PersonFields } from '../person-fields.tsx';
import type { ContactPost, ContactPostInput } from './schema.ts';

interface ContactFieldsProps {
  form: UseFormReturn<ContactPostInput, unknown, ContactPost>;
  /** `full` adds a subject; `comment` requires a message and has no phone number. */
  fields: 'short' | 'full' | 'comment';
  /** Adds a required checkbox for the privacy notice. */
  asksTerms: boolean;
  /** Additional fields, before the message. */
  details: readonly Detail[];
  commentLabel: string | undefined;
  /** Time of hydration; null before. */
  now: Date | null;
}

/**
 * Fields of a contact form, in one column or two by container width. An appointment comes first, as the
 * purpose of its form.
 */
export function ContactFields(props: ContactFieldsProps) {
  const { form, fields, asksTerms, details, commentLabel, now } = props;
  const { errors } = form.formState;
  const { labels } = copy;
  const full = fields === 'full';
  const isComment = fields === 'comment';
  const further = (belongs: (detail: Detail) => boolean) => (
    <DetailFields
      details={details.filter(belongs)}
      control={form.control}
      register={(name) => form.register(name as 'comment')}
      errorOf={(name) => errors[name as 'comment']?.message}
      now={now}
    />
  );
  return (
    <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
      {further((detail) => detail.kind === 'slot')}
      <PersonFields
        register={form.register}
        errors={errors}
        nameAlone={!full && !isComment}
        asksPhone={!isComment}
      />
      {full && (
        <TextField
          {...constraints.subject}
          {...form.register('subject')}
          label={labels.subject}
          error={errors.subject?.message}
        />
      )}
      {further((detail) => detail.kind !== 'slot')}
      <TextArea
        {...constraints.comment}
        {...form.register('comment')}
        required={isComment}
        label={commentLabel ?? labels.comment}
        error={errors.comment?.message}
        className="@lg:col-span-2"
      />
      {asksTerms && (
        <Checkbox
          {...form.register('terms_condition')}
          required
          label={
            <>
              {copy.terms.before}
              <a className="link" href="/privacy">
                {copy.terms.link}
              </a>
              {copy.contact.termsAfter}
            </>
          }
          error={errors.terms_condition?.message}
          className="@lg:col-span-2"
        />
      )}
    </div>
  );
}
