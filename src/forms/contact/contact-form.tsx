'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type Resolver, type SubmitHandler, useForm } from 'react-hook-form';
import { Button } from '../../elements/button/button.tsx';
import { Captcha, type CaptchaHandle, captchaField } from '../../elements/captcha/captcha.tsx';
import { Honeypot } from '../../elements/honeypot/honeypot.tsx';
import { appointmentFields } from '../appointments/appointment-fields.ts';
import { announceTaken } from '../appointments/taken-event.ts';
import type { Detail } from '../details/detail.ts';
import { resolveDetails } from '../details/resolve-details.ts';
import { useAskedDetails } from '../details/use-asked-details.ts';
import { firm } from '../firm.ts';
import { FormResult } from '../form-result.tsx';
import { PageField } from '../page-field.tsx';
import { sendNatively } from '../send-natively.ts';
import { leftOutcome } from '../submission/left-outcome.ts';
import { submissionField } from '../submission/schema.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { trapName } from '../trap/schema.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useSingleSubmit } from '../use-single-submit.ts';
import { arrivedUnheard, unreachable } from './client.ts';
import { ContactFields } from './contact-fields.tsx';
import { deliver } from './deliver.ts';
import {
  type ContactPost,
  type ContactPostInput,
  commentPostSchema,
  contactPostSchema,
} from './schema.ts';
import { demandsOf, nativePost, type SendTo } from './send-to.ts';
import { useContactOutcome } from './use-contact-outcome.tsx';

interface CommonProps {
  /** Words on the button. */
  submitLabel: string;
  /** Further fields, before the message: the day and the number of guests of a request for instance. */
  details?: readonly Detail[];
  /** Label of the message. */
  commentLabel?: string;
}

interface MessageProps extends CommonProps {
  /** `full` also asks for a subject. */
  fields: 'short' | 'full';
  /** Left out: where `firm.ts` says. */
  sendTo?: SendTo;
}

interface CommentProps extends CommonProps {
  /** Asks for a message above all, and for no telephone. */
  fields: 'comment';
  /** A form that takes messages without a telephone number; that of `firm.ts` refuses them. */
  sendTo: SendTo;
}

type ContactFormProps = MessageProps | CommentProps;

const messageSchemas = { asking: contactPostSchema(true), plain: contactPostSchema(false) };
const commentSchemas = { asking: commentPostSchema(true), plain: commentPostSchema(false) };
/** Both kinds of posts have the same fields; which of them may be left out is the schema's to say. */
type PostResolver = Resolver<ContactPostInput, unknown, ContactPost>;
const noDetails: readonly Detail[] = [];

/** Which diary a slot is looked up in. */
const diaryOf = (details: readonly Detail[]): Record<string, string> =>
  Object.fromEntries(
    details.flatMap((detail) =>
      detail.kind === 'slot' ? [[appointmentFields.diary, detail.diary.name]] : [],
    ),
  );

/**
 * A contact form, or with `details` a request. Without script it posts natively; with it, errors
 * stand at their fields, and a sent message resets the form and shows its status: for 5 s where it is a
 * plain thank you, until it is dismissed where it says more. What was typed survives a failure.
 *
 * @remarks Where a contact form sends to is its prop `sendTo`, or `contact` in forms/firm.ts, one of
 * three. Any address, `sendTo="https://example.com/contact"`: it gets the fields as JSON (without
 * script as a plain form post) and answers 200 to 299 for a success, with
 * `{ "message": "Thank you." }` if it likes; any other status is a failure, with
 * `{ "errors": { "email": "Invalid email." } }` if it likes. An account at EmailJS, whose template
 * finds the fields by their names,
 * `sendTo={{ service: 'emailjs', publicKey, serviceId, templateId }}`. A server that answers as
 * Contact Form 7 does, as that of the site you took it from or a WordPress,
 * `sendTo={{ service: 'contact-form-7', url, id: 1, format: 'json' }}`: status 200 with
 * `{ "contact_form_id": 1, "status": "mail_sent", "message": "Thank you.", "invalid_fields": [] }`,
 * where any other `status` is a failure. Only such a server can ask for a captcha.
 */
export function ContactForm(props: ContactFormProps) {
  const { fields, submitLabel, details = noDetails, commentLabel, sendTo = firm.contact } = props;
  const { captcha: check, terms: asksTerms = false, submissions } = demandsOf(sendTo);
  const schemas = fields === 'comment' ? commentSchemas : messageSchemas;
  const schema = asksTerms ? schemas.asking : schemas.plain;
  const { hidden, ...native } = nativePost(sendTo);
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const arrived = useRef(false);
  const form = useForm<ContactPostInput, unknown, ContactPost>({
    mode: 'onTouched',
    resolver: resolveDetails(zodResolver(schema) as PostResolver, details),
  });
  const { outcome, show, say, clear } = useContactOutcome(details);
  const submission = useSubmission(element, {
    askAt: submissions,
    onCameBack: (arrival, typed) => {
      if (arrival === 'accepted' && !typed) form.reset();
      say(leftOutcome(arrival));
    },
  });
  useAskedDetails(details, form, element);

  const send: SubmitHandler<ContactPost> = async ({ terms_condition: _, ...values }) => {
    clear();
    const token = check ? await captcha.current?.solve() : '';
    const data = element.current && new FormData(element.current);
    if (typeof token !== 'string' || !data) return;
    const post = {
      ...values,
      // The resolver has seen the tick.
      ...(asksTerms ? { terms_condition: 'on' } : {}),
      ...(check ? { [captchaField(check)]: token } : {}),
      ...diaryOf(details),
      [submissionField]: String(data.get(submissionField) ?? ''),
      [trapName]: String(data.get(trapName) ?? ''),
      page: location.pathname,
    };
    const answer = await submission.send({
      post: () => deliver(post, sendTo),
      isLost: ({ status }) => status === 'unreachable' || status === 'aborted',
      lost: unreachable,
    });
    const result = answer === 'arrived' ? arrivedUnheard : answer;
    arrived.current = result.status === 'mail_sent';
    const decided = arrived.current || appointmentFields.slot in result.fields;
    const booked = decided && announceTaken(details, values);
    if (arrived.current) submission.arrived();
    if (result.status === 'spam') captcha.current?.reject();
    else if (result.status === 'unreachable') captcha.current?.keepForRetry();
    // A solution is good once, and the server has seen this one.
    else if (result.status !== 'refused') captcha.current?.reset();
    const own = new Set([...Object.keys(schema.shape), ...details.map(({ name }) => name)]);
    const wrong = Object.entries(result.fields).filter(([name]) => own.has(name));
    // An error at a field that is not here would be said nowhere.
    show({ ...result, fields: Object.fromEntries(wrong) }, booked);
    wrong.forEach(([name, message], index) => {
      form.setError(name as keyof ContactPostInput, { message }, { shouldFocus: index === 0 });
    });
  };
  const [submit, submitting] = useSingleSubmit(async (event) => {
    arrived.current = false;
    await form.handleSubmit(send)(event);
    // Not earlier: handleSubmit ends by calling the form submitted, and so its fields touched.
    if (arrived.current) form.reset();
  });

  return (
    <form
      ref={element}
      {...native}
      method="post"
      noValidate={hydrated}
      // On this site the page has turned the browser's messages off before (early-deeds.inline.ts).
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
        {check && (
          <Captcha
            ref={captcha}
            config={check}
            onSkip={() => sendNatively(element.current, form.trigger)}
          />
        )}
        <div>
          <Button type="submit" size="lg" loading={submitting}>
            {submitLabel}
          </Button>
        </div>
        <FormResult outcome={outcome} onDismiss={clear} />
      </div>
    </form>
  );
}
