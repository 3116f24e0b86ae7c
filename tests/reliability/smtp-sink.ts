import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  /** Value for SMTP_URL. */
  url: string;
  /** Accepted mails, in order. */
  mails: Email[];
  /** Sets the reply to every recipient from now on; null accepts. */
  refuse: (answer: { code: number; recipient?: string } | null) => void;
  /** Number of refused recipients so far. */
  refusals: () => number;
  /**
   * Delays the acceptance of complete mails for as long as the promise is pending; null accepts
   * waiting and later mails.
   */
  hold: (which: ((mail: Email) => boolean) | null) => void;
  /** Number of delayed mails. */
  held: () => number;
  stop: () => Promise<void>;
}

/** Starts an SMTP server on the loopback that stores its mails. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: Email[] = [];
  let refusal: { code: number; recipient?: string } | null = null;
  let refused = 0;
  let holds: ((mail: Email) => boolean) | null = null;
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (address, _session, done) => {
      if (refusal && (!refusal.recipient || refusal.recipient === address.address)) {
        refused += 1;
        done(Object.assign(new Error('not now'), { responseCode: refusal.code }));
      } else done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const accept = () => {
            mails.push(mail);
            done();
          };
          if (holds?.(mail)) waiting.add(accept);
          else accept();
        }, done);
      });
    },
  });
  // Killed clients are part of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (answer) => {
      refusal = answer;
    },
    refusals: () => refused,
    hold: (which) => {
      holds = which;
      if (which !== null) return;
      for (const accept of waiting) accept();
      waiting.clear();
    },
    held: () => waiting.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
