import { deskWords } from '../../../src/words/desk.ts';
import { escapeUnprintable, oneLine } from '../../escape-unprintable.ts';
import { textRows } from '../../lead-texts.ts';
import { stateOf } from '../../leads/lead-state.ts';
import type { LeadDetails } from '../find-lead-details.ts';
import { kindLabels } from '../labels.ts';
import { type LeadQuery, leadHref, listHref } from '../lead-query.ts';
import { replyLink } from '../reply-link.ts';
import { type DeskFrame, DeskShell } from './desk-shell.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadMails } from './lead-mails.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { Moment, Posted, PostedLine, StateBadge } from './parts.tsx';

const words = deskWords.lead;

export interface LeadPageProps {
  frame: DeskFrame;
  details: LeadDetails;
  /** List that the lead was opened from. */
  query: LeadQuery;
  /** Id of the next lead of that list; null at its end. */
  next: string | null;
  /** People who may take care of it. */
  people: readonly string[];
}

/** Page of one lead. */
export function LeadPage({ frame, details, query, next, people }: LeadPageProps) {
  const { lead, kind } = details;
  const state = stateOf(lead);
  const who = lead.name || lead.email || deskWords.list.noName;
  const post = { csrf: frame.csrf, query };
  return (
    <DeskShell title={oneLine(who, 60)} frame={frame} section={state === 'spam' ? 'spam' : 'leads'}>
      <nav className="pager" aria-label={words.list}>
        <a href={listHref(query)}>{words.back}</a>
        {next !== null && <a href={leadHref(next, query)}>{words.next}</a>}
      </nav>
      <div>
        <h1>
          <PostedLine text={who} max={160} />
        </h1>
        <p className="head muted">
          <StateBadge state={state} />
          <span>{kindLabels[kind]}</span>
          <Moment ms={lead.created_at} />
        </p>
      </div>
      <LeadActions lead={lead} state={state} replyHref={replyLink(lead)} {...post} />
      <div className="lead">
        <div>
          <Message details={details} />
          <LeadNotes lead={lead} notes={details.notes} {...post} />
        </div>
        <div>
          <LeadFacts details={details} people={people} {...post} />
          <LeadMails lead={lead} mails={details.mails} {...post} />
        </div>
      </div>
    </DeskShell>
  );
}

/** The posted texts. */
function Message({ details: { lead, files, droppedCharacters } }: Pick<LeadPageProps, 'details'>) {
  const fields = textRows(lead);
  const title = lead.subject || lead.job;
  const isEmpty = lead.comment === '' && fields.length === 0;
  return (
    <section className="panel" aria-label={words.message}>
      <h2>{title === '' ? words.message : <PostedLine text={title} max={300} />}</h2>
      {lead.comment !== '' && <Posted text={lead.comment} />}
      {fields.length > 0 && (
        <dl>
          {fields.map(([name, value]) => (
            <div key={name}>
              <dt>
                <PostedLine text={name} max={100} />
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
                  {words.download} <PostedLine text={file.name} max={100} />{' '}
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
          {words.unkeptBefore} <PostedLine text={lead.unkept_file} max={100} /> {words.unkeptAfter}
        </p>
      )}
    </section>
  );
}

const fileHref = (id: string): string => `${leadHref(id)}/file`;
