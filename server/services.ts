import type { Env } from './env.ts';
import { type BodyBudget, createBodyBudget } from './http/body-budget.ts';
import { type Database, openDatabase } from './leads/database.ts';
import type { Log } from './log.ts';
import { createMailWriter } from './mail/mail-writer.ts';
import { type MailSender, startMailSender } from './mail/sender.ts';
import { createMailTransport, type MailTransport } from './mail/transport.ts';
import { type CaptchaCheck, createCaptchaCheck } from './security/captcha.ts';
import { createRateLimits, type RateLimits } from './security/rate-limits.ts';
import { loadSecrets, type Secrets } from './security/secrets.ts';

/** Everything that the routes need. */
export interface Services {
  env: Env;
  log: Log;
  database: Database;
  secrets: Secrets;
  limits: RateLimits;
  captcha: CaptchaCheck;
  /** Memory for bodies that are being read. */
  budget: BodyBudget;
  mail: Pick<MailSender, 'wake'>;
}

export interface RunningServices extends Services {
  transport: MailTransport;
  /** Finishes the mails in progress, then closes the storage. */
  close: () => Promise<void>;
}

const bodyMemory = 32 * 1024 * 1024;
const bodyQueue = 256;

/** Opens the storage, starts the mail and gathers what the routes need. */
export async function openServices(
  env: Env,
  log: Log,
  overrides: { captcha?: CaptchaCheck } = {},
): Promise<RunningServices> {
  const secrets = loadSecrets(env);
  const database = await openDatabase(env, log);
  const transport = createMailTransport(env);
  const write = createMailWriter(database.db, env, secrets);
  const mail = startMailSender({ database, transport, write, env, log });
  return {
    env,
    log,
    database,
    secrets,
    limits: createRateLimits(env, database.pool, log),
    captcha: overrides.captcha ?? createCaptchaCheck({ env, secrets, log }),
    budget: createBodyBudget(bodyMemory, bodyQueue),
    mail,
    transport,
    close: async () => {
      await mail.stop();
      await database.close();
    },
  };
}
