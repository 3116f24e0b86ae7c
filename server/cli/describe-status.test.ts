import { expect, test } from 'vitest';
import { describeStatus } from './describe-status.ts';

const MB = 1024 * 1024;
const status = {
  storageError: null,
  size: { used: 130.2 * MB, diskFree: 5000 * MB },
  limitMB: 2048,
  spamTextBytes: 3 * MB,
  pending: { mails: 0, webhooks: 0 },
  deadMails: null,
};

test('a status without problems', () => {
  expect(describeStatus(status)).toBe(
    [
      'Leads  can be stored',
      'Data   130 of 2048 MB (DATA_LIMIT_MB); the disk has 5000 MB left',
      'Spam   3 MB of text; see it with: npm run leads -- list --spam',
      'Mails  none waits',
      '',
    ].join('\n'),
  );
});

test('a status with problems', () => {
  const bad = {
    ...status,
    storageError: 'the disk is full',
    pending: { mails: 2, webhooks: 0 },
    deadMails: '1 mail was given up',
  };
  const text = describeStatus(bad);
  expect(text).toContain('Leads  cannot be stored: the disk is full\n');
  expect(text).toContain('Mails  2 wait to be sent\n       1 mail was given up\n');
});

test('webhooks that wait are counted beside mails', () => {
  const waiting = { ...status, pending: { mails: 1, webhooks: 2 } };
  expect(describeStatus(waiting)).toContain('Mails  1 mail and 2 webhooks wait to be sent\n');
});
