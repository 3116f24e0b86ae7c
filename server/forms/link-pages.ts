import type { Context } from 'hono';
import { siteConfig } from '../../site.config.ts';
import { slotText } from '../../src/forms/appointments/schema.ts';
import type { Confirmation, LinkedAppointment } from '../appointments/confirm-appointment.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { SubscriberAction } from '../security/subscriber-link.ts';
import { sendPage } from './native-result.ts';
import type { ConfirmPageProps } from './pages/confirm-page.tsx';

const renderQuestion = (
  c: Context<AppEnv>,
  texts: Omit<ConfirmPageProps, 'href'>,
): Promise<Response> => {
  const { pathname, search } = new URL(c.req.url);
  return sendPage(c, 200, (kit) => kit.renderConfirm({ ...texts, href: pathname + search }));
};

const questions: Record<SubscriberAction, Omit<ConfirmPageProps, 'href'>> = {
  confirm: {
    title: 'Join the list?',
    text: `Press the button, and the letter of ${siteConfig.company.name} comes to this address. Each one has a link that ends it.`,
    confirmLabel: 'Confirm my subscription',
    cancelLabel: 'Rather not',
  },
  unsubscribe: {
    title: 'Leave the list?',
    text: 'Press the button and no more mail comes from our list to this address.',
    confirmLabel: 'Unsubscribe',
    cancelLabel: 'Stay on the list',
  },
};

const incomplete = 'This link is not complete, or the address is not on our list any more.';
const notices = {
  confirm: {
    done: {
      title: 'You are on the list',
      text: 'Thank you. A mail with a link to leave the list again is on its way.',
    },
    unknown: { title: 'Nothing to confirm', text: incomplete },
  },
  unsubscribe: {
    done: { title: 'Unsubscribed', text: 'You are off our list. No more mail comes from it.' },
    unknown: { title: 'Nothing to unsubscribe', text: incomplete },
  },
} as const;

/** Renders the page of a subscriber link: first the question, then the result. */
export function renderSubscriberPage(
  c: Context<AppEnv>,
  action: SubscriberAction,
  state: 'ask' | 'done' | 'unknown',
): Promise<Response> {
  if (state === 'ask') return renderQuestion(c, questions[action]);
  const texts = notices[action][state];
  return sendPage(c, state === 'done' ? 200 : 404, (kit) =>
    kit.renderNotice({ ...texts, back: '/' }),
  );
}

/** Renders the page that asks to confirm an appointment. */
export const renderAppointmentQuestion = (
  c: Context<AppEnv>,
  { slot }: LinkedAppointment,
): Promise<Response> =>
  renderQuestion(c, {
    title: 'Is this your appointment?',
    text: `Press the button, and ${slotText(slot)} is yours.`,
    confirmLabel: 'Confirm my appointment',
    cancelLabel: 'Rather not',
  });

const unbooked: Record<Exclude<Confirmation, 'booked'>, { title: string; text: string }> = {
  taken: {
    title: 'That time is gone',
    text: 'It was held for you for an hour, and then somebody else took it. Please choose another.',
  },
  'too-many': {
    title: 'Two are the most',
    text: 'This address has two appointments to come already. For another one please call us.',
  },
  over: { title: 'That time is over', text: 'Please choose another.' },
  unknown: {
    title: 'Nothing to confirm',
    text: 'This link is not complete, or the appointment was cancelled.',
  },
};

/** Renders the result of following a confirmation link; `linked` is null for an invalid link. */
export function renderConfirmation(
  c: Context<AppEnv>,
  confirmation: Confirmation,
  linked: LinkedAppointment | null,
): Promise<Response> {
  const back = linked?.page || '/';
  if (confirmation === 'booked' && linked) {
    const text = `${slotText(linked.slot)} is yours. A mail that says so is on its way.`;
    return sendPage(c, 200, (kit) =>
      kit.renderNotice({ title: 'Your appointment is booked', text, back }),
    );
  }
  const state = confirmation === 'booked' ? 'unknown' : confirmation;
  return sendPage(c, state === 'unknown' ? 404 : 409, (kit) =>
    kit.renderNotice({ ...unbooked[state], back }),
  );
}
