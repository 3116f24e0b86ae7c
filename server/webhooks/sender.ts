import type { Database } from '../db/database.ts';
import type { OutboxTable } from '../db/tables.ts';
import type { Env } from '../env.ts';
import type { FirmRecord } from '../firms.ts';
import type { Webhook } from '../leads-config/schema.ts';
import type { Log } from '../log.ts';
import type { Lane } from '../outbox/outbox.ts';
import { maxWaits, retryDelay } from '../outbox/retry-delay.ts';
import { type OutboxWorker, type Outcome, startOutboxWorker } from '../outbox/worker.ts';
import { type CallFailure, callWebhook } from './call-webhook.ts';
import { CallsInProgress } from './calls-in-progress.ts';
import { flatBody, jsonBody } from './json-formats.ts';
import { slackBody } from './slack-format.ts';
import { findWebhookFacts, type WebhookFacts } from './webhook-facts.ts';

/** Longest delay that a receiver gets by asking for it, in milliseconds. */
const maxRetryAfterMs = 60 * 60 * 1000;

const formats: Record<Webhook['format'], (facts: WebhookFacts) => string> = {
  json: jsonBody,
  slack: slackBody,
  zapier: flatBody,
};

/**
 * Calls the webhooks of the outbox until it is stopped, each in a lane of its own: one that hangs
 * holds up neither mails nor other webhooks.
 */
export function startWebhookSender(options: {
  database: Database;
  env: Pick<Env, 'MAIL_RETRY_SECONDS' | 'MAIL_MAX_ATTEMPTS' | 'MAIL_LEASE_SECONDS'>;
  webhooks: readonly Webhook[];
  firms: readonly FirmRecord[];
  /** Called when a call is given up. */
  onDead: () => void;
  log: Log;
}): OutboxWorker {
  const { database, env, webhooks, firms, onDead, log } = options;
  const { db } = database;

  async function callFor(row: OutboxTable): Promise<CallFailure | 'sent' | 'obsolete'> {
    const webhook = webhooks.find(({ name }) => name === row.recipient);
    // Not final: while servers are replaced, one that knows its name may try next.
    if (!webhook) return temporaryFailure('leads.config.ts has no webhook of this name');
    const facts = await findWebhookFacts(db, row, firms);
    if (!facts) return 'obsolete';
    const body = formats[webhook.format](facts);
    return (await callWebhook(webhook, { id: row.id, body })) ?? 'sent';
  }

  async function attempt(row: OutboxTable): Promise<Outcome> {
    const result = await callFor(row).catch(() => temporaryFailure('unexpected error'));
    if (typeof result === 'string') return result;
    const { reason, isFinal, retryAfterMs } = result;
    const isDead = isFinal || row.attempts >= env.MAIL_MAX_ATTEMPTS;
    const retryDelayMs = retryDelay(row.attempts, env.MAIL_RETRY_SECONDS);
    const requestedDelayMs = Math.min(retryAfterMs ?? 0, maxRetryAfterMs);
    log.warn(
      { webhook: row.recipient, id: row.id, attempts: row.attempts, reason, dead: isDead },
      'webhook failed',
    );
    const delayMs = Math.max(retryDelayMs, requestedDelayMs);
    return { reason, nextAt: isDead ? null : Date.now() + delayMs };
  }

  return startOutboxWorker({
    database,
    env,
    log,
    lanes: lanesOf(webhooks),
    // A wait that a receiver has asked for is no sign of a clock that was set back.
    maxWaits: maxWaits(env).map((ms) => Math.max(ms, 60_000 + 2 * maxRetryAfterMs)),
    inProgress: new CallsInProgress(),
    attempt,
    onOutcome: ({ recipient }, outcome) => {
      if (typeof outcome !== 'string') {
        if (outcome.nextAt === null) onDead();
      } else if (outcome === 'sent') log.info({ webhook: recipient }, 'webhook called');
      else log.info({ webhook: recipient }, 'webhook no longer needed');
    },
  });
}

/** Returns a lane for each webhook, and one for names that are no longer configured. */
function lanesOf(webhooks: readonly Webhook[]): Lane[] {
  const names = webhooks.map(({ name }) => name);
  const kinds = ['webhook'] as const;
  return [
    ...names.map((name) => ({ kinds, recipients: [name] })),
    { kinds, exceptRecipients: names },
  ];
}

const temporaryFailure = (reason: string): CallFailure => ({
  reason,
  isFinal: false,
  retryAfterMs: null,
});
