import type { Env } from './env.ts';
import type { MailFirm } from './firms.ts';
import { type BodyBudget, createBodyBudget } from './http/body-budget.ts';
import { openUploadFolder } from './http/upload-folder.ts';
import { inTime } from './in-time.ts';
import { createDataLimit, type DataLimit } from './leads/data-limit.ts';
import { measureData } from './leads/data-size.ts';
import { type Database, openDatabase } from './leads/database.ts';
import type { Log } from './log.ts';
import { createMailWriter } from './mail/mail-writer.ts';
import { type MailSender, startMailSender } from './mail/sender.ts';
import { createMailTransport, type MailTransport } from './mail/transport.ts';
import type { Opening } from './openings.ts';
import { type CaptchaCheck, createCaptchaCheck } from './security/captcha.ts';
import { createRateLimits, type RateLimits } from './security/rate-limits.ts';
import { loadSecrets, type Secrets } from './security/secrets.ts';

/** Longest wait for the size of the data: a file is not kept waiting for a database that is away. */
const measureMs = 5_000;

/** Everything that the routes need. */
export interface Services {
  env: Env;
  log: Log;
  database: Database;
  secrets: Secrets;
  limits: RateLimits;
  captcha: CaptchaCheck;
  /** Memory, disk and turns for bodies of posts. */
  budget: BodyBudget;
  /** Refuses files before the disk is full. */
  dataLimit: DataLimit;
  /** The jobs that one can or could apply for. */
  openings: readonly Opening[];
  /** Firms of homes, in whose names their forms speak. */
  firms: readonly MailFirm[];
  mail: Pick<MailSender, 'wake'>;
}

export interface RunningServices extends Services {
  transport: MailTransport;
  /** Begins no further mail, and resolves when those in progress are done. */
  stopMail: () => Promise<void>;
  /** The same, and then closes the storage. */
  close: () => Promise<void>;
}

/** Opens the storage, starts the mail and gathers what the routes need. */
export async function openServices(
  env: Env,
  log: Log,
  {
    captcha,
    openings = [],
    firms = [],
  }: {
    captcha?: CaptchaCheck;
    openings?: readonly Opening[];
    firms?: readonly MailFirm[];
  } = {},
): Promise<RunningServices> {
  const secrets = loadSecrets(env);
  const database = await openDatabase(env, log);
  const transport = createMailTransport(env);
  const write = createMailWriter(database.db, { env, secrets, openings, firms });
  const mail = startMailSender({ database, transport, write, env, log });
  const dataLimit = createDataLimit({
    limit: env.DATA_LIMIT_MB * 1024 * 1024,
    measure: () => inTime(measureData(env, database), measureMs),
    log,
  });
  return {
    env,
    log,
    database,
    secrets,
    limits: createRateLimits(env, database.pool, log),
    captcha: captcha ?? createCaptchaCheck({ env, secrets, log }),
    budget: createBodyBudget({
      folder: openUploadFolder(env.DATA_DIR),
      mayKeep: dataLimit.mayKeep,
    }),
    dataLimit,
    openings,
    firms,
    mail,
    transport,
    stopMail: mail.stop,
    close: async () => {
      await mail.stop();
      await database.close();
    },
  };
}
