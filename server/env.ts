import { z } from 'zod';
import { siteConfig } from '../site.config.ts';
import { hstsModes } from './hsts.ts';
import { mailboxesSchema, mailboxSchema } from './mail-address.ts';

/** Thrown for invalid settings. Its message names each one, the reason, and how to fix it. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const wholeNumberSchema = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const urlSchema = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
  }, `must be an address such as ${example}`);

const originOf = (value: string) => URL.parse(value)?.origin ?? 'null';

const listSchema = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ''));

/**
 * Accepts `1`, `true`, `yes`, `on`, or a date-time with a time zone offset; `0` and the like mean
 * off.
 */
const maintenanceSchema = z.string().transform((value, context) => {
  if (/^(0|false|no|off)$/i.test(value)) return undefined;
  if (/^(1|true|yes|on)$/i.test(value)) return { until: null };
  // Seconds may be omitted.
  const completeDateTime = value.replace(/(T\d{2}:\d{2})(?=Z|[+-])/, '$1:00');
  if (z.iso.datetime({ offset: true }).safeParse(completeDateTime).success)
    return { until: new Date(completeDateTime) };
  context.addIssue('must be 1, or the moment at which it ends, such as 2026-12-01T07:00-05:00');
  return z.NEVER;
});

const switchSchema = z.string().transform((value, context) => {
  if (/^(1|true|yes|on)$/i.test(value)) return true;
  if (/^(0|false|no|off)$/i.test(value)) return false;
  context.addIssue('must be 1 or 0');
  return z.NEVER;
});

const envSchema = z.object({
  /** Port of the site. */
  PORT: wholeNumberSchema(0, 65_535).default(4321),
  /** Address to listen on. The loopback is the safe choice; in a container set 0.0.0.0. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Public origin of the site, used in mails and to detect https. */
  SITE_URL: urlSchema(['http:', 'https:'], 'https://www.example.com')
    .transform(originOf)
    .optional(),
  /** SMTP server. Without it every mail becomes a file in DATA_DIR/mail. */
  SMTP_URL: urlSchema(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').optional(),
  /**
   * Encryption of smtp:// connections (STARTTLS). By default required when SMTP_URL holds a
   * password, otherwise used if offered.
   */
  SMTP_STARTTLS: z
    .enum(['required', 'optional'], { error: 'must be required or optional' })
    .optional(),
  /** Sender of every mail. */
  MAIL_FROM: mailboxSchema.default(`${siteConfig.company.name} <${siteConfig.company.email}>`),
  /**
   * Recipients of the company's notices about leads that `leads.config.ts` names none for, and of
   * the notice of dead mails; several are separated by commas.
   */
  MAIL_TO: mailboxesSchema.default([siteConfig.company.email]),
  /** Path of a file that is read in place of the `leads.config.ts` that was built in. */
  LEADS_CONFIG: z.string().min(1).optional(),
  /**
   * Delay before the first retry of a failed mail, in seconds; each later one is four times longer.
   */
  MAIL_RETRY_SECONDS: wholeNumberSchema(1, 3600).default(30),
  /** Attempts before a mail becomes a dead letter. */
  MAIL_MAX_ATTEMPTS: wholeNumberSchema(1, 100).default(10),
  /**
   * Lease of a mail, in seconds. The sending process renews it while it lives; after it has died,
   * another may send the mail once the lease has expired.
   */
  MAIL_LEASE_SECONDS: wholeNumberSchema(1, 3600).default(120),
  /** PostgreSQL. Without it leads live in SQLite in DATA_DIR. */
  DATABASE_URL: urlSchema(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@localhost:5432/site',
  ).optional(),
  /** Folder of the SQLite database, of mails as files and of generated keys. */
  DATA_DIR: z.string().min(1).default('data'),
  /** Limit of stored data in MB, above which uploaded files are refused; texts always fit. */
  DATA_LIMIT_MB: wholeNumberSchema(32, 10_000_000).default(2048),
  /** Secret key of Turnstile, reCAPTCHA or hCaptcha, when site.config.ts chooses one of them. */
  CAPTCHA_SECRET: z.string().min(1).optional(),
  /**
   * Master key for captcha challenges and signed links; generated and kept in DATA_DIR when
   * missing.
   */
  ALTCHA_HMAC_KEY: z.string().min(32, 'must be at least 32 characters long').optional(),
  /** Number of trusted reverse proxies in front of the server. */
  TRUST_PROXY: z.preprocess(
    (value) => (value === 'true' ? '1' : value === 'false' ? '0' : value),
    wholeNumberSchema(0, 10).default(0),
  ),
  /** Further origins whose pages may post here, when static files are served by a CDN. */
  ALLOWED_ORIGINS: listSchema
    .refine(
      (values) => values.every((value) => URL.parse(value)?.origin === value),
      'must be a comma-separated list of origins such as https://www.example.com',
    )
    .default([]),
  /**
   * Maintenance mode: every page answers 503 with /page/maintenance, forms still work. With a
   * date-time it ends by itself.
   */
  MAINTENANCE: maintenanceSchema.optional(),
  /** Pages at /desk, where the recipients of leads read and answer all of them. */
  DESK: switchSchema.default(false),
  /** Strict-Transport-Security of responses over https; see `server/hsts.ts`. */
  HSTS: z.enum(hstsModes, { error: `must be one of ${hstsModes.join(', ')}` }).default('1d'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, silent',
    })
    .default('info'),
  /**
   * Submissions per visitor in ten minutes, over all forms, before they are stored as spam; 0 turns
   * limits off.
   */
  RATE_LIMIT: wholeNumberSchema(0, 1_000_000).default(10),
  /** Store of the rate limit counters; postgres when several servers share one database. */
  RATE_LIMIT_STORE: z
    .enum(['memory', 'postgres'], { error: 'must be memory or postgres' })
    .default('memory'),
  /**
   * Time that a shutdown waits for requests in progress, in seconds; for mails it waits at least
   * 75.
   */
  SHUTDOWN_SECONDS: wholeNumberSchema(1, 300).default(15),
});

export type Env = Omit<z.output<typeof envSchema>, 'SITE_URL'> & { SITE_URL: string };

/**
 * Checks the environment. An empty variable counts as missing.
 * @throws EnvError naming every wrong variable at once.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envSchema.safeParse(setVariables);
  const problems = parsed.success
    ? crossCheckProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
  if (!parsed.success || problems.length > 0) {
    throw new EnvError(
      [
        'The server cannot start: its settings are wrong.',
        ...problems.map((problem) => `  - ${problem}`),
        'Correct or remove these environment variables, then start again. docs/deploy.md, "Settings", lists them all.',
      ].join('\n'),
    );
  }
  const env = parsed.data;
  return { ...env, SITE_URL: env.SITE_URL ?? defaultSiteUrl(env.PORT) };
}

const loopbackPattern = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

function crossCheckProblems(env: z.output<typeof envSchema>): string[] {
  const problems: string[] = [];
  if (siteConfig.captcha.provider !== 'altcha' && env.CAPTCHA_SECRET === undefined) {
    problems.push(
      `CAPTCHA_SECRET is missing, but site.config.ts chooses ${siteConfig.captcha.provider}. Copy the secret key from its console.`,
    );
  }
  const { protocol, hostname } = new URL(env.SITE_URL ?? defaultSiteUrl(env.PORT));
  if (env.DESK && protocol === 'http:' && !loopbackPattern.test(hostname)) {
    problems.push(
      `DESK needs https, since its session could be read on the way: set SITE_URL to https://${hostname}, or turn DESK off.`,
    );
  }
  if (env.RATE_LIMIT_STORE === 'postgres' && env.DATABASE_URL === undefined) {
    problems.push('RATE_LIMIT_STORE is postgres, but DATABASE_URL is missing.');
  }
  return problems;
}

/** Returns the configured origin, or the local one while the configuration is still the sample. */
function defaultSiteUrl(port: number): string {
  const configured = new URL(siteConfig.url);
  return configured.hostname.endsWith('.example') ? `http://localhost:${port}` : configured.origin;
}
