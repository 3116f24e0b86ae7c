import { deskPath } from '../desk-path.ts';
import { signInLinkPath } from '../sign-in-links.ts';
import { DeskShell, Status } from './desk-shell.tsx';

export interface SignInPageProps {
  /** Message about the last post; null without one. */
  status: string | null;
}

/** Page that asks for the address to mail a link to. */
export const SignInPage = ({ status }: SignInPageProps) => (
  <DeskShell title="Sign in" frame={null}>
    {status && <Status text={status} />}
    <h1>Sign in to the desk</h1>
    <p>
      Type the address that gets the notices of this site. A mail with a link comes to it; there is
      no password.
    </p>
    <form method="post" action={`${deskPath}/sign-in`} className="stack">
      <div>
        <label htmlFor="email">E-mail</label>
        <input id="email" name="email" type="email" autoComplete="email" required maxLength={254} />
      </div>
      <button type="submit" className="first">
        Mail me a link
      </button>
    </form>
  </DeskShell>
);

/** Page after the request for a link: the same for every address. */
export const LinkSentPage = () => (
  <DeskShell title="Look into your mail" frame={null}>
    <h1>Look into your mail</h1>
    <p>
      If that address may use the desk, a link is on its way to it. It works once, within ten
      minutes, on any device.
    </p>
    <p>
      <a href={`${deskPath}/sign-in`}>Try another address</a>
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
  <DeskShell title="Sign in" frame={null}>
    <h1>Sign in to the desk</h1>
    <p>
      As <strong>{mailbox}</strong>, on this device, for a week at most.
    </p>
    <form method="post" action={signInLinkPath}>
      <input type="hidden" name="t" value={token} />
      <button type="submit" className="first">
        Sign in
      </button>
    </form>
  </DeskShell>
);
