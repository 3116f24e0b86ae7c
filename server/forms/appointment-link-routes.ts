import type { Hono } from 'hono';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { confirmAppointment, findLinked } from '../appointments/confirm-appointment.ts';
import type { AppEnv } from '../http/app-env.ts';
import { inTime } from '../in-time.ts';
import type { MailToAdd } from '../leads/add-mails.ts';
import type { Lead } from '../leads/tables.ts';
import { idOfLink } from '../security/signed-link.ts';
import type { Services } from '../services.ts';
import { formRules } from './form-rules.ts';
import { appointmentNotice, appointmentQuestion } from './link-pages.ts';
import { appSpeaking, ownJson } from './wire-format.ts';

/** Routes of the link in a mail that books the slot held for its reader. */
export function appointmentLinkApp(services: Services): Hono<AppEnv> {
  const { database, env, mail, secrets } = services;
  const { db } = database;
  const leadOf = (url: string) => idOfLink(new URL(url), secrets.appointment);
  /** Mails as for a checked post: following the link has proved the sender's address. */
  const mailsOf = ({ form, email }: Pick<Lead, 'form' | 'email'>): MailToAdd[] =>
    form === 'subscribe'
      ? []
      : [
          { kind: formRules[form].mails.company, recipient: env.MAIL_TO },
          { kind: formRules[form].mails.sender, recipient: email },
        ];
  const app = appSpeaking(ownJson, services);
  app.get(apiPaths.confirmAppointment, async (c) => {
    const id = leadOf(c.req.url);
    const linked = id === null ? null : await inTime(findLinked(db, id));
    return linked ? appointmentQuestion(c, linked) : appointmentNotice(c, 'unknown', null);
  });
  // The link's signature authorizes the request.
  app.post(apiPaths.confirmAppointment, async (c) => {
    const id = leadOf(c.req.url);
    if (id === null) return appointmentNotice(c, 'unknown', null);
    const linked = await inTime(findLinked(db, id));
    const confirmation = await inTime(confirmAppointment(db, id, mailsOf));
    mail.wake();
    return appointmentNotice(c, confirmation, linked);
  });
  return app;
}
