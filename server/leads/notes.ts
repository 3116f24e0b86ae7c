import { type Kysely, sql } from 'kysely';
import { deskWords } from '../../src/words/desk.ts';
import type { LeadNote, Tables } from '../db/tables.ts';
import { newId } from '../new-id.ts';
import { foldText } from '../search-text.ts';
import { OwnerTextError, ownerText, personName } from './owner-text.ts';

/** Longest note, in characters: as long as a message. */
const maxNoteLength = 5000;

/**
 * Adds a note to a lead, which searches then find as well.
 * @returns the note as it is stored; null when there is no such lead.
 * @throws OwnerTextError when the text is empty or too long, or holds NUL.
 */
export async function addNote(
  db: Kysely<Tables>,
  leadId: string,
  input: Pick<LeadNote, 'author' | 'text'>,
): Promise<LeadNote | null> {
  const words = deskWords.errors;
  const text = ownerText(input.text, { label: words.note, maxLength: maxNoteLength });
  if (text === '') throw new OwnerTextError(words.emptyNote);
  const author = personName(input.author, words.author);
  const note = { id: newId(), lead_id: leadId, author, text, created_at: Date.now() };
  return db.transaction().execute(async (trx) => {
    const searchRow = await trx
      .updateTable('lead_search')
      .set({ text: sql<string>`lead_search.text || ${`\n${foldText(text)}`}` })
      .where('lead_id', '=', leadId)
      .returning('lead_id')
      .executeTakeFirst();
    if (!searchRow) return null;
    await trx.insertInto('lead_note').values(note).execute();
    return note;
  });
}

/** Lists the notes of a lead, the oldest first. */
export const notesOf = (db: Kysely<Tables>, leadId: string): Promise<LeadNote[]> =>
  db
    .selectFrom('lead_note')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
