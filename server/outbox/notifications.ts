import type { FormName, LeadMailKind } from '../db/tables.ts';
import type { LeadsSettings, PagePattern, Webhook } from '../leads-config/schema.ts';
import { uniqueMailboxes } from '../mail-address.ts';
import type { MailToEnqueue } from './enqueue-mails.ts';

/** Facts that decide who in the company is notified of a lead. */
export interface LeadToAnnounce {
  form: FormName;
  /** Path of the page with the form; '' if unknown. */
  page: string;
  /** True when it requests a slot. */
  hasAppointment: boolean;
}

/** Returns the rows that notify the company of a lead: mails and calls of webhooks. */
export type NotificationsFor = (lead: LeadToAnnounce) => MailToEnqueue[];

const mailKinds: Record<FormName, LeadMailKind> = {
  contact: 'contact-company',
  comment: 'contact-company',
  message: 'contact-company',
  'job-application': 'application-company',
  subscribe: 'subscription-company',
};

/**
 * Creates the function that chooses recipients by the settings.
 * @param owners recipients of leads that the settings name none for
 */
export const createNotifications =
  (owners: readonly string[], { mailTo, webhooks }: LeadsSettings): NotificationsFor =>
  (lead) => {
    const kind = mailKinds[lead.form];
    const configuredRecipients = [
      ...recipientsByKind(mailTo, lead),
      ...recipientsByPage(mailTo, lead),
    ];
    const recipients = configuredRecipients.length > 0 ? configuredRecipients : owners;
    return [
      ...uniqueMailboxes(recipients).map((recipient) => ({ kind, recipient })),
      ...webhooks
        .filter((webhook) => isSubscribedTo(webhook, lead))
        .map(({ name }) => ({ kind: 'webhook' as const, recipient: name })),
    ];
  };

/** Returns the recipients of a kind. Appointments go to the recipients of their form by default. */
const recipientsByKind = (
  mailTo: LeadsSettings['mailTo'],
  { form, hasAppointment }: LeadToAnnounce,
): readonly string[] => (hasAppointment ? mailTo.appointment : undefined) ?? mailTo[form] ?? [];

/** Returns the recipients of the pattern that fits a page best: the path itself, or the longest. */
function recipientsByPage(
  mailTo: LeadsSettings['mailTo'],
  { page }: LeadToAnnounce,
): readonly string[] {
  const fittingPatterns = Object.keys(mailTo)
    .filter((key): key is PagePattern => key.startsWith('/'))
    .filter((pattern) => fitsPage(pattern, page))
    .sort((one, other) => specificity(other) - specificity(one));
  return (fittingPatterns[0] && mailTo[fittingPatterns[0]]) ?? [];
}

const specificity = (pattern: PagePattern): number =>
  pattern.endsWith('*') ? pattern.length : Number.POSITIVE_INFINITY;

/** Returns true for a page at the pattern's path, or below it when it ends in an asterisk. */
function fitsPage(pattern: PagePattern, page: string): boolean {
  if (page === '') return false;
  // A path is the same page with and without a slash at its end.
  const path = page.endsWith('/') ? page : `${page}/`;
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1));
  return path === (pattern.endsWith('/') ? pattern : `${pattern}/`);
}

const isSubscribedTo = ({ forms, pages }: Webhook, lead: LeadToAnnounce): boolean =>
  (forms === undefined ||
    forms.includes(lead.form) ||
    (lead.hasAppointment && forms.includes('appointment'))) &&
  (pages === undefined || pages.some((pattern) => fitsPage(pattern, lead.page)));
