'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type SubmitHandler, useForm } from 'react-hook-form';
import { siteConfig } from '../../../site.config.ts';
import { Button } from '../../elements/button/button.tsx';
import { Captcha, type CaptchaHandle, captchaField } from '../../elements/captcha/captcha.tsx';
import { Honeypot, honeypotName } from '../../elements/honeypot/honeypot.tsx';
import { FormResult } from '../form-result.tsx';
import { PageField } from '../page-field.tsx';
import { sendNatively } from '../send-natively.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useSingleSubmit } from '../use-single-submit.ts';
import { sendContact } from './client.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactEndpoint, protocolFields } from './endpoint.ts';
import { type ContactPost, type ContactPostInput, contactPostSchema } from './schema.ts';
import { useContactOutcome } from './use-contact-outcome.tsx';

interface ContactFormProps {
  /** `full` also asks for a subject. */
  fields: 'short' | 'full';
  /** Words on the button. */
  submitLabel: string;
}

const endpoint = contactEndpoint(siteConfig);
const asksTerms = siteConfig.contactForm.terms === true;
const schema = contactPostSchema(asksTerms);

/**
 * A contact form. Without script it posts natively; with it, errors stand at their fields, and a
 * sent message resets the form and shows its status for 5 s. What was typed survives a failure.
 */
export function ContactForm({ fields, submitLabel }: ContactFormProps) {
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const arrived = useRef(false);
  const form = useForm<ContactPostInput, unknown, ContactPost>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
  });
  const { outcome, show, clear } = useContactOutcome();

  const send: SubmitHandler<ContactPost> = async ({ terms_condition: _, ...values }) => {
    clear();
    const token = await captcha.current?.solve();
    const data = element.current && new FormData(element.current);
    if (!token || !data) return;
    const result = await sendContact(
      {
        ...values,
        // The resolver has seen the tick.
        ...(asksTerms ? { terms_condition: 'on' } : {}),
        [captchaField(siteConfig.captcha)]: token,
        [honeypotName]: String(data.get(honeypotName) ?? ''),
        page: location.pathname,
      },
      endpoint,
    );
    arrived.current = result.status === 'mail_sent';
    if (arrived.current) {
      captcha.current?.reset();
    } else if (result.status === 'spam') {
      captcha.current?.refuse();
    } else if (result.status !== 'unreachable' && result.status !== 'refused') {
      // A solution is good once, and the server has seen this one.
      captcha.current?.reset();
    }
    show(result);
    const wrong = Object.entries(result.fields).filter(([name]) => name in schema.shape);
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
      action={endpoint.url}
      method="post"
      encType={endpoint.format === 'multipart' ? 'multipart/form-data' : undefined}
      noValidate={hydrated}
      onSubmit={submit}
      className="@container relative"
      data-form="contact"
      data-ready={hydrated || undefined}
    >
      <ContactFields form={form} fields={fields} asksTerms={asksTerms} />
      <Honeypot />
      <PageField />
      {endpoint.format === 'multipart' &&
        Object.entries(protocolFields(endpoint.id)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className="mt-6 grid gap-5">
        <Captcha ref={captcha} onSkip={() => sendNatively(element.current, form.trigger)} />
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
