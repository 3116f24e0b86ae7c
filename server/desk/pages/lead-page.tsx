import { deskWords } from '../../../src/words/desk.ts';
import { escapeUnprintable, oneLine } from '../../escape-unprintable.ts';
import { textRows } from '../../lead-texts.ts';
import { stateOf } from '../../leads/lead-state.ts';
import type { LeadDetails } from '../find-lead-details.ts';
import { type LeadQuery, leadHref, listHref } from '../lead-query.ts';
import { replyLink } from '../reply-link.ts';
import { DeskShell, type ShellFacts } from './desk-shell.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadMails } from './lead-mails.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { FormattedTime, PostedLine, PostedText, StateBadge } from './page-elements.tsx';

const words = deskWords.lead;

export interface LeadPageProps {
  shellFacts: ShellFacts;
  details: LeadDetails;
  /** List that the lead was opened from. */
  query: LeadQuery;
  /** Id of the next lead of that list; null at its end. */
  nextLeadId: string | null;
  /** People to whom the lead may be assigned. */
  people: readonly string[];
}

/** Page of one lead. */
export function LeadPage({ shellFacts, details, query, nextLeadId, people }: LeadPageProps) {
  const { lead, kind } = details;
  const state = stateOf(lead);
  const senderName = lead.name || lead.email || deskWords.list.noName;
  const formProps = { csrf: shellFacts.csrf, query };
  return (
    <DeskShell
      title={oneLine(senderName, 60)}
      shellFacts={shellFacts}
      section={state === 'spam' ? 'spam' : 'leads'}
    >
      <nav className="pager" aria-label={words.list}>
        <a href={listHref(query)}>{words.back}</a>
        {nextLeadId !== null && <a href={leadHref(nextLeadId, query)}>{words.next}</a>}
      </nav>
      <div>
        <h1>
          <PostedLine text={senderName} maxLength={160} />
        </h1>
        <p className="head muted">
          <StateBadge state={state} />
          <span>{deskWords.kinds[kind]}</span>
          <FormattedTime ms={lead.created_at} />
        </p>
      </div>
      <LeadActions lead={lead} state={state} replyHref={replyLink(lead)} {...formProps} />
      <div className="lead">
        <div>
          <Message details={details} />
          <LeadNotes lead={lead} notes={details.notes} {...formProps} />
        </div>
        <div>
          <LeadFacts details={details} people={people} {...formProps} />
          <LeadMails lead={lead} mails={details.mails} {...formProps} />
        </div>
      </div>
    </DeskShell>
  );
}

/** Panel with the posted texts. */
function Message({ details: { lead, files, droppedCharacters } }: Pick<LeadPageProps, 'details'>) {
  const fields = textRows(lead);
  const title = lead.subject || lead.job;
  const isEmpty = lead.comment === '' && fields.length === 0;
  return (
    <section className="panel" aria-label={words.message}>
      <h2>{title === '' ? words.message : <PostedLine text={title} maxLength={300} />}</h2>
      {lead.comment !== '' && <PostedText text={lead.comment} />}
      {fields.length > 0 && (
        <dl>
          {fields.map(([name, value]) => (
            <div key={name}>
              <dt>
                <PostedLine text={name} maxLength={100} />
              </dt>
              <dd dir="auto">{escapeUnprintable(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isEmpty && <p className="muted">{words.noText}</p>}
      {droppedCharacters > 0 && <p className="muted small">{words.leftOut(droppedCharacters)}</p>}
      {files.length > 0 && (
        <ul className="items">
          {files.map((file) => (
            <li key={file.name}>
              <a className="button" href={fileHref(lead.id)} download>
                <span>
                  {words.download} <PostedLine text={file.name} maxLength={100} />{' '}
                  <span className="muted">{Math.ceil(file.size / 1024)} KB</span>
                </span>
              </a>
              <p className="muted small">{words.care}</p>
            </li>
          ))}
        </ul>
      )}
      {lead.unkept_file !== null && (
        <p className="muted small">
          {words.unkeptBefore} <PostedLine text={lead.unkept_file} maxLength={100} />{' '}
          {words.unkeptAfter}
        </p>
      )}
    </section>
  );
}

const fileHref = (id: string): string => `${leadHref(id)}/file`;
