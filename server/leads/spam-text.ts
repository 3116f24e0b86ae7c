import type { Kysely } from 'kysely';
import type { LeadTable, Tables } from './tables.ts';

type Text = Pick<LeadTable, 'name' | 'email' | 'phone' | 'subject' | 'comment' | 'job' | 'details'>;

const MB = 1024 * 1024;
/** Texts of what was put aside are kept up to this total, in bytes: people are among it. */
const mostWhole = 20 * MB;
/** Beyond that only who it was and how it begins, up to this total; then nothing more. */
const most = 24 * MB;
/** Characters of further fields that are kept of each; the message itself is kept as a whole. */
const mostDetails = 4_000;
/** Characters of a message that are kept when there is no room for more. */
const beginning = 200;

const bytesOf = (text: Text): number =>
  Object.values(text).reduce((sum, value) => sum + Buffer.byteLength(value), 0);

const lengthOf = (text: Text): number =>
  Object.values(text).reduce((sum, value) => sum + value.length, 0);

const textOf = ({ name, email, phone, subject, comment, job, details }: Text): Text => ({
  ...{ name, email, phone, subject, comment, job, details },
});

/** The further fields that fit into so many characters, the first ones, each of them whole. */
function fitting(details: string, limit: number): string {
  let left = limit;
  const kept = Object.entries(JSON.parse(details) as Record<string, string>).filter(
    ([name, value]) => {
      left -= name.length + value.length;
      return left >= 0;
    },
  );
  return JSON.stringify(Object.fromEntries(kept));
}

/** What is kept of the text of a lead that is put aside. */
export interface KeptText {
  text: Text;
  bytes: number;
  /** Characters that were left out. */
  leftOut: number;
}

/** Decides what there is room for; null for nothing. `used` is what others take, in bytes. */
export function boundedText(lead: Text, used: number): KeptText | null {
  const all = textOf(lead);
  const whole = { ...all, details: fitting(all.details, mostDetails) };
  const short = { ...all, comment: all.comment.slice(0, beginning), details: '{}' };
  for (const [text, limit] of [
    [whole, mostWhole],
    [short, most],
  ] as const) {
    const bytes = bytesOf(text);
    if (used + bytes <= limit) return { text, bytes, leftOut: lengthOf(all) - lengthOf(text) };
  }
  return null;
}

/** Bytes that the texts of all that was put aside take. */
export async function spamTextSize(db: Kysely<Tables>): Promise<number> {
  const { size } = await db
    .selectFrom('spam_text')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

/** Characters of a lead that were left out when it was put aside. */
export const leftOutOf = async (db: Kysely<Tables>, leadId: string): Promise<number> =>
  (
    await db
      .selectFrom('spam_text')
      .select('left_out')
      .where('lead_id', '=', leadId)
      .executeTakeFirst()
  )?.left_out ?? 0;
