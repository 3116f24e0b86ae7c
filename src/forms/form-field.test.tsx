// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { siteConfig } from '../../site.config.ts';
import { ContactForm } from './contact/contact-form.tsx';
import { commentPostSchema, contactPostSchema } from './contact/schema.ts';
import { firm } from './firm.ts';
import { JobApplicationForm } from './job-application/job-application-form.tsx';
import { jobApplicationInputSchema } from './job-application/schema.ts';
import { subscribeSchema } from './subscribe/schema.ts';
import { SubscribeForm } from './subscribe/subscribe-form.tsx';

const asksTerms = siteConfig.contactForm.terms === true;

/** Forms as they are rendered, each with the schema by which page and server check it. */
const forms: Record<string, { form: ReactElement; schema: z.ZodType }> = {
  'the short contact form': {
    form: <ContactForm fields="short" submitLabel="Send" />,
    schema: contactPostSchema(asksTerms),
  },
  'the full contact form': {
    form: <ContactForm fields="full" submitLabel="Send" />,
    schema: contactPostSchema(asksTerms),
  },
  'the comment form': {
    form: <ContactForm fields="comment" submitLabel="Send" sendTo={firm.contact} />,
    schema: commentPostSchema(asksTerms),
  },
  'the application form': {
    form: <JobApplicationForm job="Tester" />,
    schema: jobApplicationInputSchema,
  },
  'the subscribe form': {
    form: <SubscribeForm submitLabel="Subscribe" />,
    schema: subscribeSchema,
  },
};

test.each(Object.entries(forms))(
  'inputs of %s are required in HTML where the schema refuses an empty post',
  (_, { form, schema }) => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(form), 'text/html');
    const required = [...page.querySelectorAll<HTMLInputElement>('[name][required]')];
    const issues = schema.safeParse({}).error?.issues ?? [];
    expect(issues.length).toBeGreaterThan(0);
    expect(required.map(({ name }) => name).sort()).toEqual(
      issues.map(({ path }) => String(path[0])).sort(),
    );
  },
);
