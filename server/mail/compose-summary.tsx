import type { OutboxMail } from '../db/tables.ts';
import type { Env } from '../env.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { autoReplyHeaders, renderMail } from './render-mail.ts';
import { DailySummary, summaryTitle } from './templates/daily-summary.tsx';
import type { OutgoingMail } from './transport.ts';

/** Composes the daily summary. */
export const composeSummary = (
  mail: OutboxMail,
  facts: SummaryFacts,
  env: Pick<Env, 'MAIL_FROM' | 'SITE_URL'>,
): Promise<OutgoingMail> => {
  const view = <DailySummary facts={facts} />;
  return renderMail(mail, { subject: summaryTitle(facts), view, headers: autoReplyHeaders }, env);
};
