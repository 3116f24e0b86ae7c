'use client';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../elements/checkbox/checkbox.tsx';
import { copy } from '../copy.ts';
import type { Detail } from '../details/detail.ts';
import { DetailFields } from '../details/detail-fields.tsx';
import { AdditionalFields, FormField } from '../form-field.tsx';
import { PersonFields } from '../person-fields.tsx';
import type { ContactPost, ContactPostInput } from './schema.ts';

interface ContactFieldsProps {
  form: UseFormReturn<ContactPostInput, unknown, ContactPost>;
  /** `full` has the optional fields too; `comment` requires a message and has no phone number. */
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
 *
 * @internal
 */
export function ContactFields(props: ContactFieldsProps) {
  const { form, fields, asksTerms, details, commentLabel, now } = props;
  const { errors } = form.formState;
  const isShort = fields === 'short';
  const name = fields === 'comment' ? 'comment' : 'contact';
  const register = (field: string) => form.register(field as 'comment');
  const errorOf = (field: string) => errors[field as 'comment']?.message;
  const renderDetails = (isIncluded: (detail: Detail) => boolean) => (
    <DetailFields
      details={details.filter(isIncluded)}
      control={form.control}
      register={register}
      errorOf={errorOf}
      now={now}
    />
  );
  return (
    <div className="grid gap-x-6 gap-y-5 @lg:grid-cols-2">
      {renderDetails((detail) => detail.kind === 'slot')}
      <PersonFields register={form.register} errors={errors} nameAlone={isShort} form={name} />
      <AdditionalFields
        form={name}
        need={isShort ? 'required' : undefined}
        register={register}
        errorOf={errorOf}
      />
      {renderDetails((detail) => detail.kind !== 'slot')}
      <FormField
        name="comment"
        form={name}
        registered={form.register('comment')}
        label={commentLabel}
        error={errors.comment?.message}
      />
      {asksTerms && (
        <Checkbox
          {...form.register('terms_condition')}
          required
          label={
            <>
              {copy.terms.before}
              <a className="lf-link" href="/privacy">
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
