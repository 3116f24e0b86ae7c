import { deskWords } from '../../../src/words/desk.ts';
import { deskPath } from '../../desk-path.ts';
import { signInLinkPath } from '../../sign-in/sign-in-links.ts';
import { DeskShell, ResultHeading, Status } from './desk-shell.tsx';

const words = deskWords.signIn;

export interface SignInPageProps {
  /** Message about the last post; null without one. */
  status: string | null;
}

/** Page that asks for the address to mail a link to. */
export const SignInPage = ({ status }: SignInPageProps) => (
  <DeskShell title={words.title} shellFacts={null}>
    {status && <Status text={status} />}
    <h1>{words.heading}</h1>
    <p>{words.lead}</p>
    <form method="post" action={`${deskPath}/sign-in`} className="stack">
      <div>
        <label htmlFor="email">{words.email}</label>
        <input id="email" name="email" type="email" autoComplete="email" required maxLength={254} />
      </div>
      <button type="submit" className="first">
        {words.mailLink}
      </button>
    </form>
  </DeskShell>
);

/** Page after the request for a link: the same for every address. */
export const LinkSentPage = () => (
  <DeskShell title={words.sentTitle} shellFacts={null}>
    <ResultHeading>{words.sentTitle}</ResultHeading>
    <p>{words.sent}</p>
    <p>
      <a href={`${deskPath}/sign-in`}>{words.otherAddress}</a>
    </p>
  </DeskShell>
);

export interface LinkPageProps {
  /** Address that the link signs in. */
  mailbox: string;
  token: string;
}

/**
 * Page behind the mailed link. Mail scanners follow every link, so that only its button uses the
 * link up.
 */
export const LinkPage = ({ mailbox, token }: LinkPageProps) => (
  <DeskShell title={words.title} shellFacts={null}>
    <h1>{words.heading}</h1>
    <p>
      {words.as} <strong>{mailbox}</strong>
      {words.onDevice}
    </p>
    <form method="post" action={signInLinkPath}>
      <input type="hidden" name="t" value={token} />
      <button type="submit" className="first">
        {words.title}
      </button>
    </form>
  </DeskShell>
);
