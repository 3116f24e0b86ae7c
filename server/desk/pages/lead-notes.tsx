import { deskWords } from '../../../src/words/desk.ts';
import type { Lead, LeadNote } from '../../db/tables.ts';
import { type LeadQuery, leadAction } from '../lead-query.ts';
import { FormattedTime, PostedLine, PostedText, PostForm } from './page-elements.tsx';

const words = deskWords.lead;

interface LeadNotesProps {
  lead: Lead;
  notes: readonly LeadNote[];
  csrf: string;
  query: LeadQuery;
}

/** Notes on a lead, the oldest first, and a form that adds one. */
export const LeadNotes = ({ lead, notes, csrf, query }: LeadNotesProps) => (
  <section className="panel" aria-labelledby="notes">
    <h2 id="notes">{words.notes}</h2>
    {notes.length > 0 && (
      <ol className="items">
        {notes.map((note) => (
          <li key={note.id} className="note">
            <p className="muted small">
              <PostedLine text={note.author} maxLength={100} />,{' '}
              <FormattedTime ms={note.created_at} isShort />
            </p>
            <PostedText text={note.text} />
          </li>
        ))}
      </ol>
    )}
    <PostForm action={leadAction(lead.id, 'notes', query)} csrf={csrf} className="stack">
      <div>
        <label htmlFor="note">{words.newNote}</label>
        <textarea id="note" name="text" rows={3} required maxLength={5000} dir="auto" />
      </div>
      <button type="submit">{words.addNote}</button>
    </PostForm>
  </section>
);
