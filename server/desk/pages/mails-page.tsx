import { deskWords } from '../../../src/words/desk.ts';
import { describeCount, type RowCount } from '../../outbox/count-rows.ts';
import type { ListedDeadMail } from '../../outbox/dead-mails.ts';
import { deskPath } from '../desk-path.ts';
import { mailKindLabels } from '../labels.ts';
import { leadHref, pageSize } from '../lead-query.ts';
import { type DeskFrame, DeskShell } from './desk-shell.tsx';
import { Moment, Pager, PostedLine, PostForm } from './parts.tsx';

const words = deskWords.mails;

export interface MailsPageProps {
  frame: DeskFrame;
  mails: readonly ListedDeadMail[];
  at: number;
  /** Numbers of those that wait to be sent. */
  pending: RowCount;
}

/** Mails and webhooks that were given up, and buttons that send them again. */
export function MailsPage({ frame, mails, at, pending }: MailsPageProps) {
  const total = frame.counts.deadMails;
  const waiting = pending.mails + pending.webhooks;
  return (
    <DeskShell title={deskWords.shell.mails} frame={frame} section="mails">
      <div className="head">
        <h1>{words.heading}</h1>
        <p className="muted">
          {words.total(total)}{' '}
          {waiting === 0 ? words.noneWaits : words.wait(describeCount(pending), waiting)}
        </p>
      </div>
      {mails.length === 0 ? (
        <p className="empty">{words.none}</p>
      ) : (
        <>
          <PostForm action={`${deskPath}/mails/retry`} csrf={frame.csrf}>
            <button type="submit" className="first">
              {words.sendAllAgain}
            </button>
          </PostForm>
          <ul className="rows plain">
            {mails.map((mail) => (
              <li key={mail.id}>
                <DeadMailRow mail={mail} csrf={frame.csrf} at={at} />
              </li>
            ))}
          </ul>
          <Pager at={at} size={pageSize} total={total} href={mailsHref} />
        </>
      )}
    </DeskShell>
  );
}

const mailsHref = (at: number): string => `${deskPath}/mails${at === 1 ? '' : `?at=${at}`}`;

function DeadMailRow({ mail, csrf, at }: { mail: ListedDeadMail; csrf: string; at: number }) {
  const sender = mail.name || mail.email || mail.lead_id;
  return (
    <>
      <p>
        <strong>{mailKindLabels[mail.kind]}</strong> {words.to}{' '}
        <PostedLine text={mail.recipient} max={254} />
      </p>
      <p className="small">
        {words.after(mail.last_error ?? words.unknownReason, words.tries(mail.attempts))}
      </p>
      <p className="facts">
        <Moment ms={mail.created_at} short />
        <span>
          {words.about}{' '}
          <a href={leadHref(mail.lead_id)}>
            <PostedLine text={sender} max={80} />
          </a>
        </span>
      </p>
      <PostForm action={`${deskPath}/mails/retry${at === 1 ? '' : `?at=${at}`}`} csrf={csrf}>
        <input type="hidden" name="lead" value={mail.lead_id} />
        <button type="submit">
          {words.sendAgain}
          <span className="hidden">{words.again(mailKindLabels[mail.kind], mail.recipient)}</span>
        </button>
      </PostForm>
    </>
  );
}
