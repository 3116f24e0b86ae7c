import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type AllTexts, detailsOf, textsOf } from '../lead-texts.ts';

const MB = 1024 * 1024;
/** Total size up to which spam texts are stored in full length, in bytes: some are from people. */
const maxLongTextBytes = 20 * MB;
/**
 * Total size up to which spam texts are stored as an excerpt, in bytes; beyond it none is stored.
 */
const maxTotalBytes = 24 * MB;
/** Characters of further fields that are kept per lead; the message is kept whole. */
const maxDetails = 4_000;
/** Characters of a message that are kept beyond the first limit. */
const excerptLength = 200;

const byteLengthOf = (text: AllTexts): number =>
  Object.values(text).reduce((sum, value) => sum + Buffer.byteLength(value), 0);

const lengthOf = (text: AllTexts): number =>
  Object.values(text).reduce((sum, value) => sum + value.length, 0);

const textOf = (lead: AllTexts): AllTexts => ({ ...textsOf(lead), details: lead.details });

/** Returns the first further fields that fit into `limit` characters, none of them cut, as JSON. */
function cutDetails(lead: AllTexts, limit: number): string {
  let remaining = limit;
  const fittingFields = detailsOf(lead).filter(([name, value]) => {
    remaining -= name.length + value.length;
    return remaining >= 0;
  });
  return JSON.stringify(Object.fromEntries(fittingFields));
}

/** Text of a spam lead that is kept. */
export interface CutText {
  text: AllTexts;
  bytes: number;
  /** Characters that were dropped. */
  droppedCharacters: number;
}

/**
 * Cuts the text of a spam lead to the available space; null when there is none. `usedBytes` is the
 * size of all others, in bytes.
 */
export function cutSpamText(lead: AllTexts, usedBytes: number): CutText | null {
  const fullText = textOf(lead);
  const longText = { ...fullText, details: cutDetails(fullText, maxDetails) };
  const excerpt = fullText.comment.slice(0, excerptLength);
  const shortText = { ...fullText, comment: excerpt, details: '{}' };
  for (const [text, limit] of [
    [longText, maxLongTextBytes],
    [shortText, maxTotalBytes],
  ] as const) {
    const bytes = byteLengthOf(text);
    if (usedBytes + bytes <= limit)
      return { text, bytes, droppedCharacters: lengthOf(fullText) - lengthOf(text) };
  }
  return null;
}

/** Sums the text sizes of all spam leads, in bytes. */
export async function spamTextSize(db: Kysely<Tables>): Promise<number> {
  const { size } = await db
    .selectFrom('spam_text')
    .select((eb) => eb.fn.sum<string | null>('bytes').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

/** Counts the text of a stored lead that became spam. */
export async function countSpamText(
  db: Kysely<Tables>,
  { id, ...text }: AllTexts & { id: string },
): Promise<void> {
  const bytes = byteLengthOf(textOf(text));
  await db
    .insertInto('spam_text')
    .values({ lead_id: id, bytes, left_out: 0 })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ bytes }))
    .execute();
}

/** Ends counting the text of a lead; the number of its dropped characters stays. */
export const uncountSpamText = (db: Kysely<Tables>, leadId: string) =>
  db.updateTable('spam_text').set({ bytes: 0 }).where('lead_id', '=', leadId).execute();

/** Finds the number of characters that were dropped from a lead when it was stored as spam. */
export const countDroppedCharacters = async (db: Kysely<Tables>, leadId: string): Promise<number> =>
  (
    await db
      .selectFrom('spam_text')
      .select('left_out')
      .where('lead_id', '=', leadId)
      .executeTakeFirst()
  )?.left_out ?? 0;
