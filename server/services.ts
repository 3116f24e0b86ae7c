import { siteConfig } from '../site.config.ts';
import { createDataLimit, type DataLimit } from './db/data-limit.ts';
import { measureData } from './db/data-size.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { Env } from './env.ts';
import type { FirmRecord } from './firms.ts';
import { type BodyBudgets, createBodyBudgets } from './http/body-budgets.ts';
import { openUploadFolder } from './http/upload-folder.ts';
import { leadRecipients } from './leads-config/lead-recipients.ts';
import { type LeadsSettings, noSettings } from './leads-config/schema.ts';
import { limitWait } from './limit-wait.ts';
import type { Log } from './log.ts';
import { createMailWriter } from './mail/mail-writer.ts';
import { type MailSender, startMailSender } from './mail/sender.ts';
import { createMailTransport, type MailTransport } from './mail/transport.ts';
import { uniqueMailboxes } from './mail-address.ts';
import type { Opening } from './openings.ts';
import { createNotifications, type NotificationsFor } from './outbox/notifications.ts';
import { type CaptchaCheck, createCaptchaCheck } from './security/captcha.ts';
import { createRateLimits, type RateLimits } from './security/rate-limits.ts';
import { loadSecrets, type Secrets } from './security/secrets.ts';
import { createDailySummary } from './summary/enqueue-summary.ts';
import { startWebhookSender } from './webhooks/sender.ts';

/** Timeout of measuring the data: an upload does not wait for an unreachable database. */
const measureTimeoutMs = 5_000;

/** Dependencies of the routes. */
export interface Services {
  env: Env;
  log: Log;
  database: Database;
  secrets: Secrets;
  limits: RateLimits;
  captcha: CaptchaCheck;
  /** Byte budgets of request bodies. */
  budgets: BodyBudgets;
  /** Limit of stored data; refuses files before the disk is full. */
  dataLimit: DataLimit;
  /** Open and closed jobs. */
  openings: readonly Opening[];
  /** Firms of the demo homes. */
  firms: readonly FirmRecord[];
  /** E-mail addresses of all recipients of leads, in lower case: those who may use the desk. */
  recipients: readonly string[];
  /** Chooses the recipients in the company of the notices about a lead. */
  notificationsFor: NotificationsFor;
  /** Mails and webhooks: `wake` after a lead was stored. */
  mail: Pick<MailSender, 'wake'>;
}

export interface RunningServices extends Services {
  transport: MailTransport;
  /** Begins no further mail or webhook, and resolves when those in progress are done. */
  stopMail: () => Promise<void>;
  /** Stops the mail and then closes the database. */
  close: () => Promise<void>;
}

/** Opens the database, starts mails and webhooks, and gathers the dependencies of the routes. */
export async function openServices(
  env: Env,
  log: Log,
  {
    captcha,
    openings = [],
    firms = [],
    leads = noSettings,
  }: {
    captcha?: CaptchaCheck;
    openings?: readonly Opening[];
    firms?: readonly FirmRecord[];
    /** Settings of `leads.config.ts`; by default all leads go to MAIL_TO. */
    leads?: LeadsSettings;
  } = {},
): Promise<RunningServices> {
  const secrets = loadSecrets(env);
  const database = await openDatabase(env, log);
  const transport = createMailTransport(env);
  const writeMail = createMailWriter(database.db, { env, secrets, openings, firms });
  const summarize = createSummaryWork(database, env, leads);
  const mailSender = startMailSender({ database, transport, writeMail, env, summarize, log });
  const { webhooks } = leads;
  const onDead = mailSender.reportDead;
  const webhookSender = startWebhookSender({ database, env, webhooks, firms, onDead, log });
  const stopMail = async () => {
    await Promise.all([mailSender.stop(), webhookSender.stop()]);
  };
  const dataLimit = createDataLimit({
    limit: env.DATA_LIMIT_MB * 1024 * 1024,
    measure: () => limitWait(measureData(env, database), measureTimeoutMs),
    log,
  });
  return {
    env,
    log,
    database,
    secrets,
    limits: createRateLimits(env, database.pool, log),
    captcha: captcha ?? createCaptchaCheck({ env, secrets, log }),
    budgets: createBodyBudgets({
      folder: openUploadFolder(env.DATA_DIR),
      reserveData: dataLimit.reserve,
    }),
    dataLimit,
    openings,
    firms,
    recipients: leadRecipients(env, leads),
    notificationsFor: createNotifications(env.MAIL_TO, leads),
    mail: {
      wake: () => {
        mailSender.wake();
        webhookSender.wake();
      },
    },
    transport,
    stopMail,
    close: async () => {
      await stopMail();
      await database.close();
    },
  };
}

/**
 * Returns a function that enqueues the daily summary when it is due; without one it does nothing.
 */
function createSummaryWork(
  { db }: Database,
  { MAIL_TO }: Env,
  { summary }: LeadsSettings,
): () => Promise<boolean> {
  if (!summary) return async () => false;
  const { at, to: summaryRecipients = MAIL_TO } = summary;
  const recipients = uniqueMailboxes(summaryRecipients);
  const { timeZone } = siteConfig.company;
  const enqueue = createDailySummary(db, { timeOfDay: at, timeZone, recipients });
  return () => enqueue();
}
