import type { Context } from 'hono';
import { siteConfig } from '../../site.config.ts';
import { slotText } from '../../src/forms/appointments/schema.ts';
import { pageWords } from '../../src/words/server.ts';
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
  return sendPage(c, 200, (pages) => pages.renderConfirm({ ...texts, href: pathname + search }));
};

const { subscription, appointment } = pageWords;
const { join, leave, incomplete } = subscription;

const questions: Record<SubscriberAction, Omit<ConfirmPageProps, 'href'>> = {
  confirm: {
    title: join.title,
    text: join.text(siteConfig.company.name),
    confirmLabel: join.confirm,
    cancelLabel: join.cancel,
  },
  unsubscribe: {
    title: leave.title,
    text: leave.text,
    confirmLabel: leave.confirm,
    cancelLabel: leave.cancel,
  },
};

const notices = {
  confirm: {
    done: subscription.joined,
    unknown: { title: subscription.nothingToConfirm, text: incomplete },
  },
  unsubscribe: {
    done: subscription.left,
    unknown: { title: subscription.nothingToLeave, text: incomplete },
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
  return sendPage(c, state === 'done' ? 200 : 404, (pages) =>
    pages.renderNotice({ ...texts, backHref: '/' }),
  );
}

/** Renders the page that asks to confirm an appointment. */
export const renderAppointmentQuestion = (
  c: Context<AppEnv>,
  { slot }: LinkedAppointment,
): Promise<Response> =>
  renderQuestion(c, {
    title: appointment.title,
    text: appointment.text(slotText(slot)),
    confirmLabel: appointment.confirm,
    cancelLabel: appointment.cancel,
  });

/**
 * Renders the result of following a confirmation link; `linkedAppointment` is null for an invalid
 * link.
 */
export function renderConfirmation(
  c: Context<AppEnv>,
  confirmation: Confirmation,
  linkedAppointment: LinkedAppointment | null,
): Promise<Response> {
  const backHref = linkedAppointment?.page || '/';
  if (confirmation === 'booked' && linkedAppointment) {
    const text = appointment.booked(slotText(linkedAppointment.slot));
    return sendPage(c, 200, (pages) =>
      pages.renderNotice({ title: appointment.bookedTitle, text, backHref }),
    );
  }
  const state = confirmation === 'booked' ? 'unknown' : confirmation;
  return sendPage(c, state === 'unknown' ? 404 : 409, (pages) =>
    pages.renderNotice({ ...appointment[state], backHref }),
  );
}
