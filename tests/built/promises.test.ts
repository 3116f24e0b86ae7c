import { render } from 'react-email';
import { expect, test } from 'vitest';
import type { Lead } from '../../server/leads/tables.ts';
import { ApplicantConfirmation } from '../../server/mail/templates/applicant-confirmation.tsx';
import { SenderConfirmation } from '../../server/mail/templates/sender-confirmation.tsx';
import { siteConfig } from '../../site.config.ts';
import { builtPages } from './built-pages.ts';

/** Within what time an answer is promised, wherever a text promises one. */
const promised = (html: string): string[] => {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const sentences = /(?:answer|hear|reach)[^.!?]{0,80}? within (\S+ working days?)/gi;
  return [...text.matchAll(sentences)].map(([, time = '']) => time);
};

const mailOf = async (form: Lead['form']) => {
  const lead = { form, name: 'Ann', job: '', comment: '', created_at: 0 } as Lead;
  const mail =
    form === 'job-application'
      ? ApplicantConfirmation({ lead, job: undefined, cv: null, site: siteConfig.url })
      : SenderConfirmation({ lead });
  const [time, ...more] = promised(await render(mail));
  expect(more).toEqual([]);
  return time;
};

test('what a page promises is what its mail promises', async () => {
  const [message, application] = [await mailOf('contact'), await mailOf('job-application')];
  expect(message).not.toBe(application);
  const pages = new Map((await builtPages()).map(({ path, html }) => [path, promised(html)]));
  expect(pages.get('/page/contact-us')).toContain(message);
  for (const job of ['/front-end-developer', '/react-developer', '/business-dev-executive']) {
    expect(pages.get(job), job).toContain(application);
  }
  const others = [...pages].filter(([, times]) =>
    times.some((time) => time !== message && time !== application),
  );
  expect(others).toEqual([]);
});
