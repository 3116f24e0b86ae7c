import { siteConfig } from '../../site.config.ts';
import { pageOfDiary, slotText } from '../../src/forms/appointments/schema.ts';
import type { LeadAppointment } from '../appointments/find-appointments.ts';
import type { Lead, LeadFileTable, LeadMailKind, OutboxMail } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { type FirmRecord, firmAt } from '../firms.ts';
import { leadNoticeTitle } from '../leads/lead-title.ts';
import type { FileFacts } from '../leads/read-leads.ts';
import { addressOf } from '../mail-address.ts';
import type { Opening } from '../openings.ts';
import { autoReplyHeaders, type MailContent, renderMail } from './render-mail.ts';
import { ApplicantConfirmation, applicantTitle } from './templates/applicant-confirmation.tsx';
import { AppointmentRequest, appointmentRequestTitle } from './templates/appointment-request.tsx';
import { LeadNotice } from './templates/lead-notice.tsx';
import { confirmationTitle, MessageConfirmation } from './templates/message-confirmation.tsx';
import {
  SubscriptionConfirmation,
  subscriptionTitle,
} from './templates/subscription-confirmation.tsx';
import { requestTitle, SubscriptionRequest } from './templates/subscription-request.tsx';
import type { OutgoingMail } from './transport.ts';

/** URLs at which a subscriber confirms and unsubscribes. */
export interface SubscriberLinks {
  confirm: string;
  unsubscribe: string;
}

export interface ComposeInput {
  mail: OutboxMail & { kind: LeadMailKind };
  lead: Lead;
  file: LeadFileTable | null;
  /** Requested appointment. */
  appointment: LeadAppointment | null;
  /** Facts about the CV, for the confirmation to the applicant. */
  cv: FileFacts | null;
  /** URL at which the visitor confirms a held appointment. */
  confirmHref?: string;
  /** For mails to a subscriber; otherwise null. */
  links: SubscriberLinks | null;
  env: Pick<Env, 'MAIL_FROM' | 'SITE_URL'>;
  /** Jobs whose titles a mail may contain. */
  openings: readonly Opening[];
  /** Firms of the demo homes, in whose names mails are written. */
  firms: readonly FirmRecord[];
}

/** Composes one mail of a lead. */
export const composeMail = (input: ComposeInput): Promise<OutgoingMail> =>
  renderMail(input.mail, composeContent(input), input.env);

function composeContent(input: ComposeInput): MailContent {
  const { mail, lead, file, appointment, cv, links, env, openings, firms } = input;
  const firm = firmAt(firms, appointment ? pageOfDiary(appointment.diary) : lead.page);
  const time = appointment?.isBooked ? slotText(appointment.slot) : null;
  const fileName = file?.name ?? null;
  switch (mail.kind) {
    case 'contact-company':
    case 'application-company':
    case 'subscription-company':
      return {
        subject: leadNoticeTitle({ lead, firm, time }),
        view: <LeadNotice {...{ lead, firm, time, appointment, fileName }} />,
        replyTo: lead.email,
        headers: autoReplyHeaders,
        ...(file ? { attachments: [attachmentOf(file)] } : {}),
      };
    case 'application-sender': {
      const job = openings.find(({ title }) => title === lead.job)?.title;
      return {
        subject: applicantTitle(job),
        view: <ApplicantConfirmation lead={lead} job={job} cv={cv} siteUrl={env.SITE_URL} />,
        replyTo: siteConfig.company.email,
        headers: autoReplyHeaders,
      };
    }
    case 'contact-sender':
      return {
        from: fromHeader(env.MAIL_FROM, firm),
        subject: confirmationTitle(firm, time),
        view: <MessageConfirmation {...{ lead, firm, time }} />,
        replyTo: siteConfig.company.email,
        headers: autoReplyHeaders,
      };
    case 'appointment-request-sender': {
      if (!appointment) throw new Error('There is no appointment to ask for.');
      const { confirmHref = '' } = input;
      return {
        from: fromHeader(env.MAIL_FROM, firm),
        subject: appointmentRequestTitle,
        view: <AppointmentRequest {...{ firm, appointment, confirmHref }} />,
        replyTo: siteConfig.company.email,
        headers: autoReplyHeaders,
      };
    }
    case 'subscription-request-sender': {
      const { confirm, unsubscribe } = links ?? noLinks;
      const hrefs = { confirmHref: confirm, unsubscribeHref: unsubscribe };
      const view = <SubscriptionRequest firm={firm} {...hrefs} />;
      const from = fromHeader(env.MAIL_FROM, firm);
      return { from, subject: requestTitle(firm), view, ...subscriberMailOptions(unsubscribe) };
    }
    case 'subscription-sender': {
      const { unsubscribe } = links ?? noLinks;
      const view = <SubscriptionConfirmation firm={firm} unsubscribeHref={unsubscribe} />;
      const from = fromHeader(env.MAIL_FROM, firm);
      const subject = subscriptionTitle(firm);
      return { from, subject, view, ...subscriberMailOptions(unsubscribe) };
    }
  }
}

/** Returns the From header: the address is always the company's, the only one allowed to send. */
const fromHeader = (mailFrom: string, { name, isSample }: FirmRecord): OutgoingMail['from'] =>
  isSample ? { name, address: addressOf(mailFrom) } : mailFrom;

const noLinks: SubscriberLinks = { confirm: '', unsubscribe: '' };

/** Reply address, and headers for one-click unsubscribe (RFC 8058). */
const subscriberMailOptions = (unsubscribeHref: string) => ({
  replyTo: siteConfig.company.email,
  headers: {
    ...autoReplyHeaders,
    'List-Unsubscribe': `<${unsubscribeHref}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

const attachmentOf = (file: LeadFileTable) => ({
  filename: file.name,
  contentType: file.type,
  // The same bytes, not a copy of them: a CV has up to 5 MB.
  content: Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength),
});
