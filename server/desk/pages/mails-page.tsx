import { deskWords } from '../../../src/words/desk.ts';
import { deskPath } from '../../desk-path.ts';
import { describeCount, type RowCount } from '../../outbox/count-rows.ts';
import type { ListedDeadMail } from '../../outbox/dead-mails.ts';
import { leadHref, pageSize } from '../lead-query.ts';
import { DeskShell, type ShellFacts } from './desk-shell.tsx';
import { FormattedTime, Pager, PostedLine, PostForm } from './page-elements.tsx';

const words = deskWords.mails;

export interface MailsPageProps {
  shellFacts: ShellFacts;
  mails: readonly ListedDeadMail[];
  /** Number of the page, from 1. */
  pageNumber: number;
  /** Numbers of mails and webhooks that wait to be sent. */
  pending: RowCount;
}

/** Mails and webhooks that were given up, and buttons that send them again. */
export function MailsPage({ shellFacts, mails, pageNumber, pending }: MailsPageProps) {
  const total = shellFacts.counts.deadMails;
  const pendingCount = pending.mails + pending.webhooks;
  return (
    <DeskShell title={deskWords.shell.mails} shellFacts={shellFacts} section="mails">
      <div className="head">
        <h1>{words.heading}</h1>
        <p className="muted">
          {words.total(total)}{' '}
          {pendingCount === 0 ? words.noneWaits : words.wait(describeCount(pending), pendingCount)}
        </p>
      </div>
      {mails.length === 0 ? (
        <p className="empty">{words.none}</p>
      ) : (
        <>
          <PostForm action={`${deskPath}/mails/retry`} csrf={shellFacts.csrf}>
            <button type="submit" className="first">
              {words.sendAllAgain}
            </button>
          </PostForm>
          <ul className="rows plain">
            {mails.map((mail) => (
              <li key={mail.id}>
                <DeadMailRow mail={mail} csrf={shellFacts.csrf} pageNumber={pageNumber} />
              </li>
            ))}
          </ul>
          <Pager pageNumber={pageNumber} pageSize={pageSize} total={total} hrefOf={mailsHref} />
        </>
      )}
    </DeskShell>
  );
}

const pageQuery = (pageNumber: number): string => (pageNumber === 1 ? '' : `?at=${pageNumber}`);

const mailsHref = (pageNumber: number): string => `${deskPath}/mails${pageQuery(pageNumber)}`;

interface DeadMailRowProps {
  mail: ListedDeadMail;
  csrf: string;
  /** Number of the page that lists the mail, from 1. */
  pageNumber: number;
}

function DeadMailRow({ mail, csrf, pageNumber }: DeadMailRowProps) {
  const sender = mail.name || mail.email || mail.lead_id;
  return (
    <>
      <p>
        <strong>{deskWords.mailKinds[mail.kind]}</strong> {words.to}{' '}
        <PostedLine text={mail.recipient} maxLength={254} />
      </p>
      <p className="small">
        {words.after(mail.last_error ?? words.unknownReason, words.tries(mail.attempts))}
      </p>
      <p className="facts">
        <FormattedTime ms={mail.created_at} isShort />
        <span>
          {words.about}{' '}
          <a href={leadHref(mail.lead_id)}>
            <PostedLine text={sender} maxLength={80} />
          </a>
        </span>
      </p>
      <PostForm action={`${deskPath}/mails/retry${pageQuery(pageNumber)}`} csrf={csrf}>
        <input type="hidden" name="lead" value={mail.lead_id} />
        <button type="submit">
          {words.sendAgain}
          <span className="hidden">
            {words.again(deskWords.mailKinds[mail.kind], mail.recipient)}
          </span>
        </button>
      </PostForm>
    </>
  );
}
