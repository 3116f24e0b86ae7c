import { deskWords } from '../../../src/words/desk.ts';
import type { Lead, OutboxMail } from '../../db/tables.ts';
import { type LeadQuery, leadAction } from '../lead-query.ts';
import { FormattedTime, PostedLine, PostForm } from './page-elements.tsx';

const { mails: words, mailKinds, mailStates } = deskWords;

interface LeadMailsProps {
  lead: Lead;
  mails: readonly OutboxMail[];
  csrf: string;
  query: LeadQuery;
}

/** Mails that a lead caused, and a button that sends those again that were given up. */
export function LeadMails({ lead, mails, csrf, query }: LeadMailsProps) {
  if (mails.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="mails">
      <h2 id="mails">{deskWords.shell.mails}</h2>
      <ul className="items small">
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailLine mail={mail} />
          </li>
        ))}
      </ul>
      {mails.some(({ state }) => state === 'dead') && (
        <PostForm action={leadAction(lead.id, 'retry', query)} csrf={csrf}>
          <button type="submit">{words.sendAgain}</button>
        </PostForm>
      )}
    </section>
  );
}

function MailLine({ mail }: { mail: OutboxMail }) {
  const { kind, state, sent_at, attempts, last_error, recipient } = mail;
  const label = kind in mailKinds ? mailKinds[kind as keyof typeof mailKinds] : kind;
  return (
    <>
      {label}:{' '}
      <span className={state === 'dead' ? 'badge alert' : undefined}>{mailStates[state]}</span>
      {sent_at !== null && (
        <>
          , <FormattedTime ms={sent_at} isShort />
        </>
      )}
      <br />
      <span className="muted">
        {words.to} <PostedLine text={recipient} maxLength={254} />
        {last_error !== null && state !== 'sent' && `, ${words.tries(attempts)}: ${last_error}`}
      </span>
    </>
  );
}
