'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type Resolver, type SubmitHandler, useForm } from 'react-hook-form';
import { Button } from '../../elements/button/button.tsx';
import { Captcha, type CaptchaHandle, captchaField } from '../../elements/captcha/captcha.tsx';
import { appointmentFields } from '../appointments/appointment-fields.ts';
import { dispatchSlotTaken } from '../appointments/slot-taken-event.ts';
import type { Detail } from '../details/detail.ts';
import { resolveDetails } from '../details/resolve-details.ts';
import { useQueryPrefill } from '../details/use-query-prefill.ts';
import { firm } from '../firm.ts';
import { FormResult } from '../form-result.tsx';
import { Honeypot } from '../honeypot/honeypot.tsx';
import { honeypotField } from '../honeypot/schema.ts';
import { PageField } from '../page-field.tsx';
import { sendNatively } from '../send-natively.ts';
import { interruptedOutcome } from '../submission/interrupted-outcome.ts';
import { submissionField } from '../submission/schema.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useSingleSubmit } from '../use-single-submit.ts';
import { arrivedResult, unreachableResult } from './client.ts';
import { ContactFields } from './contact-fields.tsx';
import { deliver } from './deliver.ts';
import {
  type ContactPost,
  type ContactPostInput,
  commentPostSchema,
  contactPostSchema,
} from './schema.ts';
import { nativePost, type SendTo, serverRequirements } from './send-to.ts';
import { useContactOutcome } from './use-contact-outcome.tsx';

interface CommonProps {
  /** Label of the submit button. */
  submitLabel: string;
  /** Additional fields, before the message: the day and the number of guests for instance. */
  details?: readonly Detail[];
  /** Label of the message. */
  commentLabel?: string;
}

interface MessageProps extends CommonProps {
  /** `full` has the optional fields too: a subject. */
  fields: 'short' | 'full';
  /** Default: `contact` of `firm.ts`. */
  sendTo?: SendTo;
}

interface CommentProps extends CommonProps {
  /** Requires a message and has no phone number. */
  fields: 'comment';
  /** A target that accepts messages without a phone number; that of `firm.ts` rejects them. */
  sendTo: SendTo;
}

type ContactFormProps = MessageProps | CommentProps;

const messageSchemas = {
  withTerms: contactPostSchema(true),
  withoutTerms: contactPostSchema(false),
};
const commentSchemas = {
  withTerms: commentPostSchema(true),
  withoutTerms: commentPostSchema(false),
};
/** The schemas differ in which fields are required; a form has the fields of its own schema. */
type PostResolver = Resolver<ContactPostInput, unknown, ContactPost>;
const noDetails: readonly Detail[] = [];

/** Returns the field with the name of the diary, if a detail is a slot. */
const diaryField = (details: readonly Detail[]): Record<string, string> =>
  Object.fromEntries(
    details.flatMap((detail) =>
      detail.kind === 'slot' ? [[appointmentFields.diary, detail.diary.name]] : [],
    ),
  );

/**
 * A contact form, or with `details` a request form. Without script it posts natively. With script,
 * errors show at their fields, and success resets the form and shows a message: for 5 s if it is a
 * plain thank you, otherwise until it is dismissed. Input survives a failure.
 *
 * State attribute: `data-ready` once its script handles it.
 *
 * @remarks The target of a contact form is its prop `sendTo`, or `contact` in forms/firm.ts; there are
 * three kinds. Any URL, `sendTo="https://example.com/contact"`: it receives the fields as JSON (without
 * script as a plain form post) and responds with 200 to 299 on success, optionally with
 * `{ "message": "Thank you." }`; any other status is a failure, optionally with
 * `{ "errors": { "email": "Invalid email." } }`. An EmailJS account, whose template uses the fields by
 * their names, `sendTo={{ service: 'emailjs', publicKey, serviceId, templateId }}`. A server with the
 * API of Contact Form 7, such as that of the site you copied the form from, or a WordPress,
 * `sendTo={{ service: 'contact-form-7', url, id: 1, format: 'json' }}`: status 200 with
 * `{ "contact_form_id": 1, "status": "mail_sent", "message": "Thank you.", "invalid_fields": [] }`,
 * where any other `status` is a failure. Only such a server can require a captcha.
 */
export function ContactForm(props: ContactFormProps) {
  const { fields, submitLabel, details = noDetails, commentLabel, sendTo = firm.contact } = props;
  const requirements = serverRequirements(sendTo);
  const { captcha: captchaConfig, terms: asksTerms = false, submissions } = requirements;
  const schemas = fields === 'comment' ? commentSchemas : messageSchemas;
  const schema = asksTerms ? schemas.withTerms : schemas.withoutTerms;
  const { hidden, ...formAttributes } = nativePost(sendTo);
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const hasArrived = useRef(false);
  const form = useForm<ContactPostInput, unknown, ContactPost>({
    mode: 'onTouched',
    resolver: resolveDetails(zodResolver(schema) as PostResolver, details),
  });
  const { outcome, show, setOutcome, clear } = useContactOutcome(details);
  const submission = useSubmission(formRef, {
    statusUrl: submissions,
    onInterrupted: (status, edited) => {
      if (status === 'accepted' && !edited) form.reset();
      setOutcome(interruptedOutcome(status));
    },
  });
  useQueryPrefill(details, form, formRef);

  const send: SubmitHandler<ContactPost> = async ({ terms_condition: _, ...values }) => {
    clear();
    const token = captchaConfig ? await captcha.current?.solve() : '';
    const data = formRef.current && new FormData(formRef.current);
    if (typeof token !== 'string' || !data) return;
    const post = {
      ...values,
      // The resolver has validated the checkbox.
      ...(asksTerms ? { terms_condition: 'on' } : {}),
      ...(captchaConfig ? { [captchaField(captchaConfig)]: token } : {}),
      ...diaryField(details),
      [submissionField]: String(data.get(submissionField) ?? ''),
      [honeypotField]: String(data.get(honeypotField) ?? ''),
      page: location.pathname,
    };
    const response = await submission.send({
      post: () => deliver(post, sendTo),
      isLost: ({ status }) => status === 'unreachable' || status === 'aborted',
      lostResult: unreachableResult,
    });
    const result = response === 'arrived' ? arrivedResult : response;
    hasArrived.current = result.status === 'mail_sent';
    const isSlotDecided = hasArrived.current || appointmentFields.slot in result.fields;
    const isBooked = isSlotDecided && dispatchSlotTaken(details, values);
    if (hasArrived.current) submission.arrived();
    if (result.status === 'spam') captcha.current?.reject();
    else if (result.status === 'unreachable') captcha.current?.keepForRetry();
    // A captcha solution is valid once, and the server has used this one.
    else if (result.status !== 'refused') captcha.current?.reset();
    const fieldNames = new Set([...Object.keys(schema.shape), ...details.map(({ name }) => name)]);
    const fieldErrors = Object.entries(result.fields).filter(([name]) => fieldNames.has(name));
    // An error of a field that this form lacks would not be shown.
    show({ ...result, fields: Object.fromEntries(fieldErrors) }, isBooked);
    fieldErrors.forEach(([name, message], index) => {
      form.setError(name as keyof ContactPostInput, { message }, { shouldFocus: index === 0 });
    });
  };
  const [submit, isSubmitting] = useSingleSubmit(async (event) => {
    hasArrived.current = false;
    await form.handleSubmit(send)(event);
    // Not earlier: handleSubmit marks the form as submitted, and thus its fields as touched, at its
    // end.
    if (hasArrived.current) form.reset();
  });

  return (
    <form
      ref={formRef}
      {...formAttributes}
      method="post"
      noValidate={hydrated}
      // On this site, event-replay.inline.ts has set `noValidate` before hydration.
      suppressHydrationWarning
      onSubmit={submit}
      className="@container relative"
      data-form="contact"
      data-ready={hydrated || undefined}
    >
      <ContactFields
        form={form}
        fields={fields}
        asksTerms={asksTerms}
        details={details}
        commentLabel={commentLabel}
        now={hydrated ? new Date() : null}
      />
      <Honeypot />
      <PageField />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="mt-6 grid gap-5">
        {captchaConfig && (
          <Captcha
            ref={captcha}
            config={captchaConfig}
            onSkip={() => sendNatively(formRef.current, form.trigger)}
          />
        )}
        <div>
          <Button type="submit" size="lg" loading={isSubmitting}>
            {submitLabel}
          </Button>
        </div>
        <FormResult outcome={outcome} onDismiss={clear} />
      </div>
    </form>
  );
}
