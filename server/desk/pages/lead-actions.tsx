import { deskWords } from '../../../src/words/desk.ts';
import type { Lead } from '../../db/tables.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import { type LeadQuery, leadAction } from '../lead-query.ts';
import { PostForm } from './page-elements.tsx';

const words = deskWords.lead;

interface LeadActionsProps {
  lead: Lead;
  state: LeadState;
  /** `mailto:` link; null without an address. */
  replyHref: string | null;
  csrf: string;
  query: LeadQuery;
}

/** Steps in the order of the work; the current state of the lead is not offered. */
const steps = [
  { progress: 'answered', label: words.markAnswered },
  { progress: 'done', label: words.markDone },
  { progress: 'new', label: words.markNew },
] as const;

/** Buttons for all actions on a lead. */
export function LeadActions({ lead, state, replyHref, csrf, query }: LeadActionsProps) {
  const isSpam = state === 'spam';
  return (
    <div className="actions">
      {replyHref !== null && (
        <a className="button first" href={replyHref}>
          {words.answer}
        </a>
      )}
      {isSpam ? (
        <PostForm action={leadAction(lead.id, 'release', query)} csrf={csrf}>
          <button type="submit">{words.release}</button>
        </PostForm>
      ) : (
        <>
          <PostForm action={leadAction(lead.id, 'state', query)} csrf={csrf}>
            {steps
              .filter(({ progress }) => progress !== state)
              .map(({ progress, label }) => (
                <button key={progress} type="submit" name="progress" value={progress}>
                  {label}
                </button>
              ))}
          </PostForm>
          <PostForm action={leadAction(lead.id, 'spam', query)} csrf={csrf}>
            <button type="submit">{words.putAside}</button>
          </PostForm>
        </>
      )}
    </div>
  );
}
