import { siteConfig } from '../site.config.ts';
import { deskPath } from './desk-path.ts';
import type { Env } from './env.ts';
import { leadsCommand } from './leads-command.ts';
import { untilSentence } from './static/maintenance.ts';

/** Returns true while maintenance mode is active. */
const isInMaintenance = (env: Env): env is Env & { MAINTENANCE: NonNullable<Env['MAINTENANCE']> } =>
  env.MAINTENANCE !== undefined &&
  (env.MAINTENANCE.until === null || env.MAINTENANCE.until.getTime() > Date.now());

/** Message for the person who starts the server. */
export function startMessage(options: {
  env: Env;
  port: number;
  /** Destination of mails, for people: a server or a folder. */
  mailDestination: string;
  /** Sentence about dead mails. */
  deadMails: string | null;
}): string {
  const { env, port, mailDestination, deadMails } = options;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.HOST) ? 'localhost' : env.HOST;
  const leads = env.DATABASE_URL
    ? `PostgreSQL (${new URL(env.DATABASE_URL).host || 'local'})`
    : `SQLite in ${env.DATA_DIR}/`;
  return [
    '',
    `  ${siteConfig.company.name} is up.`,
    `  Site    http://${host}:${port}`,
    `  Mail    ${mailDestination}`,
    `  Leads   ${leads}; see them with: ${leadsCommand()} list`,
    ...(env.DESK ? [`  Desk    ${env.SITE_URL}${deskPath}`] : []),
    ...(isInMaintenance(env)
      ? [`  Note    ${untilSentence(env.MAINTENANCE)} Every page answers 503.`]
      : []),
    ...(deadMails === null ? [] : [`  Note    ${deadMails}`]),
    '',
    '',
  ].join('\n');
}
