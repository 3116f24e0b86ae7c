import type { LeadNotificationKind, LeadReason, MailState } from '../db/tables.ts';
import type { LeadKind } from '../leads/lead-kind.ts';
import type { LeadState } from '../leads/lead-state.ts';
import type { ListState } from '../subscribers/list-states.ts';

export const stateLabels: Record<LeadState, string> = {
  new: 'New',
  answered: 'Answered',
  done: 'Done',
  spam: 'Spam',
};

export const kindLabels: Record<LeadKind, string> = {
  contact: 'Contact form',
  appointment: 'Appointment',
  comment: 'Comment',
  message: 'Message',
  'job-application': 'Application',
  subscribe: 'Subscription',
};

/** Reasons why a lead was put aside, or could not be checked. */
export const reasonLabels: Record<LeadReason, string> = {
  honeypot: 'a hidden field was filled in',
  captcha: 'the captcha was not solved',
  limit: 'too many posts from one visitor',
  'no-script': 'sent without script, so that no captcha checked it',
  'captcha-down': 'the captcha could not be asked',
};

export const mailStateLabels: Record<MailState, string> = {
  pending: 'waits to be sent',
  sent: 'sent',
  filed: 'written to a file, since there is no mail server',
  obsolete: 'no longer needed',
  dead: 'given up',
};

export const mailKindLabels: Record<LeadNotificationKind, string> = {
  'contact-company': 'Notice to you',
  'contact-sender': 'Confirmation to the sender',
  'appointment-request-sender': 'Question whether to book',
  'application-company': 'Notice to you',
  'application-sender': 'Confirmation to the applicant',
  'subscription-company': 'Notice to you',
  'subscription-request-sender': 'Question whether to subscribe',
  'subscription-sender': 'Welcome to the list',
  webhook: 'Webhook',
};

export const subscriptionLabels: Record<ListState, string> = {
  pending: 'Not confirmed',
  confirmed: 'On the list',
  unsubscribed: 'Left',
  renewed: 'Subscribed again later',
};
