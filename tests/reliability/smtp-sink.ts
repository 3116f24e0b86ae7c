import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  /** For SMTP_URL. */
  url: string;
  /** Every mail that was accepted, in order. */
  mails: Email[];
  /** Answer to give to every recipient from now on; null accepts. */
  refuse: (answer: { code: number; recipient?: string } | null) => void;
  /** Recipients that were refused so far. */
  refusals: () => number;
  /**
   * Lets mails wait that are whole and not accepted yet, for as long as it takes; null accepts what
   * waits, and whatever comes after it.
   */
  hold: (which: ((mail: Email) => boolean) | null) => void;
  /** Mails that wait. */
  held: () => number;
  stop: () => Promise<void>;
}

/** An SMTP server on the loopback that keeps what it gets. */
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
  // A client that is killed in the middle is part of the test.
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
