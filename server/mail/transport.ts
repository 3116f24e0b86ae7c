import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import { mailFolder } from '../outbox/mail-file.ts';

export interface OutgoingMail {
  from: string | { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Message id with angle brackets, the same at every attempt. */
  messageId: string;
  date: Date;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
  /** Name of the file when mail goes to a folder. */
  fileName: string;
}

export interface MailTransport {
  /** Destination as the server prints it when it starts, without a password. */
  destination: string;
  /** State of a mail after `send`: `sent` by a mail server, or `filed`, written to a file. */
  successState: 'sent' | 'filed';
  /** Resolves once the mail is accepted; otherwise rejects with nodemailer's error. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Creates the transport: SMTP if SMTP_URL is set, otherwise one file per mail in DATA_DIR/mail. */
export const createMailTransport = (
  env: Pick<Env, 'SMTP_URL' | 'SMTP_STARTTLS' | 'DATA_DIR'>,
): MailTransport =>
  env.SMTP_URL
    ? smtpTransport(env.SMTP_URL, env.SMTP_STARTTLS)
    : folderTransport(mailFolder(env.DATA_DIR));

/**
 * Socket timeout of a mail server, in milliseconds. It is long, because many servers scan a message
 * before they accept it: a mail that timed out meanwhile would be tried again, and arrive twice. So
 * connections are not pooled either, since a broken idle one would be noticed only this late.
 */
const socketTimeoutMs = 300_000;

function smtpTransport(smtpUrl: string, startTls: Env['SMTP_STARTTLS']): MailTransport {
  const url = new URL(smtpUrl);
  // A man in the middle can remove STARTTLS from the extensions that the server offers; the password
  // would then be sent as plain text.
  const defaultStartTls = url.username === '' ? 'optional' : 'required';
  const hasImplicitTls = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (hasImplicitTls ? 465 : 587) : Number(url.port),
    secure: hasImplicitTls,
    requireTLS: !hasImplicitTls && (startTls ?? defaultStartTls) === 'required',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: socketTimeoutMs,
  });
  return {
    destination: `${url.protocol}//${url.host}`,
    successState: 'sent',
    send: async ({ fileName: _, ...mail }) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    destination: `files in ${folder}/ (set SMTP_URL to send them)`,
    successState: 'filed',
    send: async ({ fileName, ...mail }) => {
      const { message } = await composer.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('Expected the composed mail as a buffer.');
      await mkdir(folder, { recursive: true });
      await writeFileDurably(join(folder, fileName), message);
    },
    close: () => composer.close(),
  };
}

/**
 * Writes a file atomically and durably: its path has the complete content or none, also
 * after a power failure.
 */
async function writeFileDurably(path: string, content: Buffer): Promise<void> {
  const partialPath = `${path}.part`;
  const file = await open(partialPath, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partialPath, path);
  const folder = await open(join(path, '..'), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
