'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/button/button.tsx';
import { Captcha, type CaptchaHandle, captchaField } from '../../elements/captcha/captcha.tsx';
import { TextField } from '../../elements/field/text-field.tsx';
import { constraints } from '../constraints.ts';
import { copy } from '../copy.ts';
import { firm } from '../firm.ts';
import { type FormOutcome, FormResult } from '../form-result.tsx';
import { Honeypot } from '../honeypot/honeypot.tsx';
import { honeypotField } from '../honeypot/schema.ts';
import { inputKinds, normalizeInput } from '../normalize-input.ts';
import { PageField } from '../page-field.tsx';
import { sendNatively } from '../send-natively.ts';
import { interruptedOutcome } from '../submission/interrupted-outcome.ts';
import { submissionField } from '../submission/schema.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useSingleSubmit } from '../use-single-submit.ts';
import { sendEmail, unreachableResult } from './client.ts';
import { MailingListForm } from './mailing-list-form.tsx';
import { type SubscribeInput, subscribeSchema } from './schema.ts';

interface SubscribeFormProps {
  /** Label of the submit button. */
  submitLabel: string;
}

const { captcha: captchaConfig, mailingList } = firm;

/**
 * A subscribe form for the mailing list. Success resets the form and shows a message.
 *
 * State attribute: `data-ready` once its script handles it.
 *
 * @remarks The subscribe form posts to `subscribe` in forms/firm.ts: `{ "email", "page",
 * "submission_id", "kept_empty" }` as JSON. It expects JSON: `{ "status": "success" }`, or
 * `{ "status": "error", "message": "…", "errors": { "email": "Invalid email." } }`. `submission_id`
 * is the same when a form is sent again because no response came; `kept_empty` is a honeypot. With
 * `mailingList` in forms/firm.ts it posts to the form of that provider instead.
 */
export function SubscribeForm({ submitLabel }: SubscribeFormProps) {
  if (mailingList) return <MailingListForm list={mailingList} submitLabel={submitLabel} />;
  return <ServerForm submitLabel={submitLabel} />;
}

/** Subscribe form that posts to the server, as JSON where scripts run. */
function ServerForm({ submitLabel }: SubscribeFormProps) {
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const hasArrived = useRef(false);
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);
  const form = useForm<SubscribeInput>({
    mode: 'onTouched',
    resolver: zodResolver(subscribeSchema),
  });
  const submission = useSubmission(formRef, {
    statusUrl: firm.submissions,
    onInterrupted: (status, edited) => {
      if (status === 'accepted' && !edited) form.reset();
      setOutcome(interruptedOutcome(status));
    },
  });

  const send = async ({ email }: SubscribeInput) => {
    const token = captchaConfig ? await captcha.current?.solve() : '';
    const data = formRef.current && new FormData(formRef.current);
    if (typeof token !== 'string' || !data) return;
    const post = {
      email,
      ...(captchaConfig ? { [captchaField(captchaConfig)]: token } : {}),
      [honeypotField]: String(data.get(honeypotField) ?? ''),
      [submissionField]: String(data.get(submissionField) ?? ''),
      page: location.pathname,
    };
    const response = await submission.send({
      post: () => sendEmail(post, firm.subscribe),
      isLost: ({ status }) => status === 'unreachable',
      lostResult: unreachableResult,
    });
    const result = response === 'arrived' ? { ...unreachableResult, status: 'success' } : response;
    if (result.errors.altcha) captcha.current?.reject();
    else if (result.status === 'unreachable') captcha.current?.keepForRetry();
    // A captcha solution is valid once, and a server that responded may have used it.
    else captcha.current?.reset();
    if (result.status === 'success') {
      hasArrived.current = true;
      submission.arrived();
      const { success, successDetail } = copy.subscribe;
      setOutcome({ tone: 'success', heading: success, detail: successDetail });
      return;
    }
    if (result.errors.email) {
      form.setError('email', { message: result.errors.email }, { shouldFocus: true });
      return;
    }
    setOutcome({ tone: 'error', heading: copy.subscribe.failure, detail: result.message });
  };
  const [submit, isSubmitting] = useSingleSubmit(async (event) => {
    setOutcome(null);
    hasArrived.current = false;
    await form.handleSubmit(send)(event);
    // Not earlier: handleSubmit marks the form as submitted, and thus its field as touched, at its end.
    if (hasArrived.current) form.reset();
  });

  return (
    <form
      ref={formRef}
      action={firm.subscribe}
      method="post"
      noValidate={hydrated}
      // On this site, event-replay.inline.ts has set `noValidate` before hydration.
      suppressHydrationWarning
      onSubmit={submit}
      className="@container relative"
      data-form="subscribe"
      data-ready={hydrated || undefined}
    >
      <div className="grid gap-3 @md:grid-cols-[1fr_auto] @md:items-start">
        <TextField
          {...constraints.email}
          {...normalizeInput(form.register('email'), inputKinds.email)}
          required
          label={copy.labels.subscribe}
          error={form.formState.errors.email?.message}
        />
        <Button type="submit" loading={isSubmitting} className="@md:mt-6.5">
          {submitLabel}
        </Button>
      </div>
      <Honeypot />
      <PageField />
      <div className="mt-4 grid gap-4">
        {captchaConfig && (
          <Captcha
            ref={captcha}
            config={captchaConfig}
            onSkip={() => sendNatively(formRef.current, form.trigger)}
          />
        )}
        <FormResult outcome={outcome} onDismiss={() => setOutcome(null)} />
      </div>
    </form>
  );
}
