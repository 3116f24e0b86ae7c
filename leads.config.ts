/**
 * Recipients of leads: who gets a mail, which other services are called, and the daily summary. Read
 * by the server at its start and by its commands; nothing of it is in a page. The server says what is
 * wrong here, all at once, and does not start. docs/deploy.md, "Notifications", has the details.
 */
import type { LeadsConfig } from './server/leads-config/schema.ts';

export const leadsConfig: LeadsConfig = {
  // By kind of lead (contact, appointment, comment, message, job-application, subscribe) or by page.
  // Leads for which nothing is set here go to MAIL_TO. With DESK=1 everybody who is named here can
  // sign in to /desk, and read all leads there.
  mailTo: {
    // 'job-application': ['jobs@example.com', 'Ann Marsh <ann@example.com>'],
    // '/shop/*': ['shop@example.com'],
  },
  // URLs and secrets stay in the environment.
  webhooks: [
    // { name: 'slack', format: 'slack', url: { env: 'SLACK_WEBHOOK_URL' } },
    // {
    //   name: 'crm',
    //   format: 'json',
    //   url: 'https://crm.example.com/leads',
    //   secret: { env: 'CRM_WEBHOOK_SECRET' },
    //   forms: ['contact', 'appointment'],
    // },
    // { name: 'zapier', format: 'zapier', url: { env: 'ZAPIER_WEBHOOK_URL' }, pages: ['/shop/*'] },
  ],
  // One mail a day, unless there is nothing to say; in the time zone of the company.
  // summary: { at: '08:00' },
};
