import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { classifyFailure } from './failure.ts';
import { createMailTransport } from './transport.ts';

const servers: SMTPServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/**
 * Starts a mail server on the loopback with its package's sample certificate, which is not valid
 * here.
 */
async function mailServer(options: SMTPServerOptions) {
  const passwords: (string | null | undefined)[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password);
      done(null, { user: 'user' });
    },
    ...options,
  });
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  return { passwords, port: typeof address === 'object' && address ? address.port : 0 };
}

const mail = {
  from: 'a@site.test',
  to: 'b@site.test',
  subject: 's',
  text: 't',
  html: 't',
  messageId: '<1@site.test>',
  date: new Date(0),
  fileName: '1',
};

/** Sends one mail; returns null on success, otherwise the reason for the owner. */
async function send(address: string, SMTP_STARTTLS?: 'required' | 'optional') {
  const transport = createMailTransport({ SMTP_URL: address, SMTP_STARTTLS, DATA_DIR: '' });
  const outcome = await transport.send(mail).then(
    () => null,
    (error: unknown) => classifyFailure(error, 'contact-sender'),
  );
  transport.close();
  return outcome;
}

test('a password requires encryption by default', async () => {
  const { port, passwords } = await mailServer({ disabledCommands: ['STARTTLS'] });
  const withPassword = `smtp://user:secret@127.0.0.1:${port}`;
  for (const setting of [undefined, 'required'] as const) {
    const failure = await send(withPassword, setting);
    expect(failure?.reason).toContain('no secure connection to the mail server');
    // The settings are wrong, not the visitor's address.
    expect(failure?.isPermanent).toBe(false);
  }
  expect(passwords).toEqual([]);
  expect(await send(withPassword, 'optional')).toBeNull();
  expect(passwords).toEqual(['secret']);
  expect(await send(`smtp://127.0.0.1:${port}`)).toBeNull();
  expect(await send(`smtp://127.0.0.1:${port}`, 'required')).not.toBeNull();
});

test.each([
  ['smtp', false],
  ['smtps', true],
])('an invalid certificate is named as the cause over %s', async (protocol, secure) => {
  const { port, passwords } = await mailServer({ secure });
  const failure = await send(`${protocol}://user:secret@127.0.0.1:${port}`);
  expect(failure?.reason).toMatch(/^[A-Z_]*CERT[A-Z_]* \(the certificate of the mail server/);
  expect(failure?.isPermanent).toBe(false);
  expect(passwords).toEqual([]);
});

test.each([
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another name than the one in SMTP_URL'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'is not signed by anybody'],
  ['CERT_SIGNATURE_FAILURE', 'is not good'],
])('%s is explained', (originalCode, words) => {
  const { reason } = classifyFailure({ code: 'ESOCKET', originalCode }, 'contact-company');
  expect(reason).toContain(words);
});
