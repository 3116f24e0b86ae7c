import type { Lead, OutboxMail } from '../../db/tables.ts';
import { mailKindLabels, mailStateLabels } from '../labels.ts';
import { type LeadQuery, leadAction } from '../lead-query.ts';
import { Moment, PostedLine, PostForm } from './parts.tsx';

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
      <h2 id="mails">Mails</h2>
      <ul className="items small">
        {mails.map((mail) => (
          <li key={mail.id}>
            <MailLine mail={mail} />
          </li>
        ))}
      </ul>
      {mails.some(({ state }) => state === 'dead') && (
        <PostForm action={leadAction(lead.id, 'retry', query)} csrf={csrf}>
          <button type="submit">Send again</button>
        </PostForm>
      )}
    </section>
  );
}

function MailLine({ mail }: { mail: OutboxMail }) {
  const { kind, state, sent_at, attempts, last_error, recipient } = mail;
  const label = kind in mailKindLabels ? mailKindLabels[kind as keyof typeof mailKindLabels] : kind;
  return (
    <>
      {label}:{' '}
      <span className={state === 'dead' ? 'badge alert' : undefined}>{mailStateLabels[state]}</span>
      {sent_at !== null && (
        <>
          , <Moment ms={sent_at} short />
        </>
      )}
      <br />
      <span className="muted">
        to <PostedLine text={recipient} max={254} />
        {last_error !== null &&
          state !== 'sent' &&
          `, ${attempts === 1 ? '1 try' : `${attempts} tries`}: ${last_error}`}
      </span>
    </>
  );
}
