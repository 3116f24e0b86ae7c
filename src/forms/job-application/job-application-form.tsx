'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { siteConfig } from '../../../site.config.ts';
import { Button } from '../../elements/button/button.tsx';
import { Captcha, type CaptchaHandle } from '../../elements/captcha/captcha.tsx';
import { emailOrigin, siteEmailClient } from '../../email-client/site-email-client.ts';
import { apiPaths } from '../api-paths.ts';
import { copy } from '../copy.ts';
import { firm } from '../firm.ts';
import { type FormOutcome, FormResult } from '../form-result.tsx';
import { Honeypot } from '../honeypot/honeypot.tsx';
import { PageField } from '../page-field.tsx';
import { sendNatively } from '../send-natively.ts';
import { interruptedOutcome } from '../submission/interrupted-outcome.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useSingleSubmit } from '../use-single-submit.ts';
import { type JobApplicationForm as Fields, jobApplicationFormSchema } from './form-schema.ts';
import { JobApplicationFields } from './job-application-fields.tsx';
import { ProtocolFields } from './protocol-fields.tsx';
import { acceptedResult, sendApplication, unansweredResult } from './send-application.ts';

interface JobApplicationFormProps {
  /** Title of the job, for the mail to the company. */
  job: string;
}

const { templates } = siteConfig.emailjs;
const { captcha: captchaConfig } = firm;

/**
 * A job application form with a CV: posted through the e-mail client, or natively without script. A sent
 * application stays in the form and cannot be sent again unchanged.
 *
 * State attribute: `data-ready` once its script handles it.
 */
export function JobApplicationForm({ job }: JobApplicationFormProps) {
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [isSent, setIsSent] = useState(false);
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);
  const form = useForm<Fields>({
    mode: 'onTouched',
    resolver: zodResolver(jobApplicationFormSchema, undefined, { raw: true }),
  });
  const submission = useSubmission(formRef, {
    statusUrl: siteConfig.emailjs.origin === 'self' ? firm.submissions : undefined,
    onInterrupted: (status, edited) => {
      if (status === 'accepted' && !edited) form.reset();
      setOutcome(interruptedOutcome(status));
    },
  });

  const send = async () => {
    const token = captchaConfig ? await captcha.current?.solve() : '';
    const { current } = formRef;
    if (typeof token !== 'string' || !current) return;
    const response = await submission.send({
      post: () => sendApplication(siteEmailClient(), templates.jobApplication, current),
      isLost: ({ unreachable, clientMissing }) => unreachable && !clientMissing,
      lostResult: unansweredResult,
    });
    const result = response === 'arrived' ? acceptedResult : response;
    if (result.clientMissing && navigator.onLine) return current.submit();
    if (result.sent) submission.arrived();
    if (result.captchaRefused) captcha.current?.reject();
    else if (result.answered) captcha.current?.reset();
    else captcha.current?.keepForRetry();
    setIsSent(result.sent);
    setOutcome(result.outcome);
    Object.entries(result.fields).forEach(([name, message], index) => {
      form.setError(name as keyof Fields, { message }, { shouldFocus: index === 0 });
    });
  };
  const [submit, isSubmitting] = useSingleSubmit(async (event) => {
    setOutcome(null);
    if (isSent) setOutcome({ tone: 'success', heading: copy.job.success, detail: copy.job.again });
    else await form.handleSubmit(send)(event);
  });

  return (
    <form
      ref={formRef}
      action={`${emailOrigin(siteConfig, '')}${apiPaths.emailForm}`}
      method="post"
      encType="multipart/form-data"
      noValidate={hydrated}
      // On this site, event-replay.inline.ts has set `noValidate` before hydration.
      suppressHydrationWarning
      onSubmit={submit}
      onInput={() => setIsSent(false)}
      className="@container relative"
      data-form="job-application"
      data-ready={hydrated || undefined}
    >
      <JobApplicationFields form={form} />
      <input type="hidden" name="job" value={job} />
      <Honeypot />
      <PageField />
      {!hydrated && <ProtocolFields />}
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
            {copy.job.send}
          </Button>
        </div>
        <FormResult outcome={outcome} onDismiss={() => setOutcome(null)} />
      </div>
    </form>
  );
}
