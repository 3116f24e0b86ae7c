import type { Hono } from 'hono';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { confirmAppointment, findLinkedAppointment } from '../appointments/confirm-appointment.ts';
import type { Lead } from '../db/tables.ts';
import type { AppEnv } from '../http/app-env.ts';
import { chooseMails } from '../leads/lead-mails.ts';
import { limitWait } from '../limit-wait.ts';
import type { MailToEnqueue } from '../outbox/enqueue-mails.ts';
import { idOfLink } from '../security/signed-link.ts';
import type { Services } from '../services.ts';
import { createRoutes, jsonErrors } from './error-format.ts';
import { renderAppointmentQuestion, renderConfirmation } from './link-pages.ts';

/** Routes of the link in a mail that books the slot held for its reader. */
export function appointmentLinkRoutes(services: Services): Hono<AppEnv> {
  const { database, mail, notificationsFor, secrets } = services;
  const { db } = database;
  const leadIdOf = (url: string) => idOfLink(new URL(url), secrets.appointment);
  /** Mails as for a checked post: following the link has proved the sender's address. */
  const mailsOf = ({
    form,
    email,
    page,
  }: Pick<Lead, 'form' | 'email' | 'page'>): MailToEnqueue[] =>
    form === 'subscribe'
      ? []
      : chooseMails(
          { form, status: 'new', email, wantsSlot: false },
          notificationsFor({ form, page, hasAppointment: true }),
        );
  const routes = createRoutes(jsonErrors, services);
  routes.get(apiPaths.confirmAppointment, async (c) => {
    const id = leadIdOf(c.req.url);
    const linkedAppointment = id === null ? null : await limitWait(findLinkedAppointment(db, id));
    return linkedAppointment
      ? renderAppointmentQuestion(c, linkedAppointment)
      : renderConfirmation(c, 'unknown', null);
  });
  // The link's signature authorizes the request.
  routes.post(apiPaths.confirmAppointment, async (c) => {
    const id = leadIdOf(c.req.url);
    if (id === null) return renderConfirmation(c, 'unknown', null);
    const linkedAppointment = await limitWait(findLinkedAppointment(db, id));
    const confirmation = await limitWait(confirmAppointment(db, id, mailsOf));
    mail.wake();
    return renderConfirmation(c, confirmation, linkedAppointment);
  });
  return routes;
}
