import type { ReactElement } from 'react';
import { render } from 'react-email';
import { expect, test } from 'vitest';
import type { Lead } from '../../server/db/tables.ts';
import { ownFirm } from '../../server/firms.ts';
import { ApplicantConfirmation } from '../../server/mail/templates/applicant-confirmation.tsx';
import { MessageConfirmation } from '../../server/mail/templates/message-confirmation.tsx';
import { builtPages } from './built-pages.ts';

/** Returns all response times promised in a text. */
const promised = (html: string): string[] => {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const sentences = /(?:answer|hear|reach)[^.!?]{0,80}? within (\S+ working days?)/gi;
  return [...text.matchAll(sentences)].map(([, time = '']) => time);
};

const lead = { name: 'Ann', job: '', comment: '', created_at: 0 } as Lead;

const inMail = async (mail: ReactElement) => {
  const [time, ...more] = promised(await render(mail));
  expect(more).toEqual([]);
  return time;
};

test('a page and its mail promise the same', async () => {
  const message = await inMail(
    MessageConfirmation({ lead: { ...lead, form: 'contact' }, firm: ownFirm, time: null }),
  );
  const application = await inMail(
    ApplicantConfirmation({ lead, job: undefined, cv: null, siteUrl: 'https://www.site.example' }),
  );
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
