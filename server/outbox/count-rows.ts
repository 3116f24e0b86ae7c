import type { Kysely } from 'kysely';
import { mailWords } from '../../src/words/mails.ts';
import type { MailState, Tables } from '../db/tables.ts';

/** Numbers of mails and of calls of webhooks. */
export interface RowCount {
  mails: number;
  webhooks: number;
}

/** Counts the rows of the outbox in a state. */
export async function countRows(db: Kysely<Tables>, state: MailState): Promise<RowCount> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['kind', eb.fn.countAll<number | string>().as('count')])
    .where('state', '=', state)
    .groupBy('kind')
    .execute();
  const sumCounts = (isWebhook: boolean) =>
    rows
      .filter(({ kind }) => (kind === 'webhook') === isWebhook)
      .reduce((total, { count }) => total + Number(count), 0);
  return { mails: sumCounts(false), webhooks: sumCounts(true) };
}

/** Formats numbers of rows: `2 mails`, `1 mail and 3 webhooks`, `0 mails`. */
export function describeCount({ mails, webhooks }: RowCount): string {
  const { count } = mailWords;
  const counts = [
    ...(mails > 0 || webhooks === 0 ? [count.mails(mails)] : []),
    ...(webhooks > 0 ? [count.webhooks(webhooks)] : []),
  ];
  return counts.join(count.and);
}
