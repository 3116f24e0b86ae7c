import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const problems = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return error instanceof EnvError ? error.message : String(error);
  }
};

test('no setting is required', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4321,
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
    DATA_LIMIT_MB: 2048,
    TRUST_PROXY: 0,
    MAIL_TO: ['hello@larkfield.example'],
    SITE_URL: 'http://localhost:4321',
  });
});

test('HSTS is one day unless chosen otherwise', () => {
  expect(readEnv({}).HSTS).toBe('1d');
  expect(readEnv({ HSTS: '2y-subdomains' }).HSTS).toBe('2y-subdomains');
  expect(problems({ HSTS: '2 years' })).toContain(
    'HSTS must be one of off, clear, 1d, 2y, 2y-subdomains.',
  );
});

test('empty variables count as missing', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '' }).PORT).toBe(4321);
});

test('maintenance is on, on until a time, or off', () => {
  expect(readEnv({ MAINTENANCE: '1' }).MAINTENANCE).toEqual({ until: null });
  for (const moment of ['2026-12-01T07:00-05:00', '2026-12-01T12:00:00Z'])
    expect(readEnv({ MAINTENANCE: moment }).MAINTENANCE).toEqual({
      until: new Date('2026-12-01T12:00:00Z'),
    });
  expect(readEnv({ MAINTENANCE: 'off' }).MAINTENANCE).toBeUndefined();
  // Without an offset a time would be in the machine's time zone, which is arbitrary.
  for (const wrong of ['2026-12-01T07:00', '2026-12-01', 'tonight', '2026-02-30T07:00Z'])
    expect(problems({ MAINTENANCE: wrong })).toContain('MAINTENANCE must be 1, or the moment');
});

test('all invalid variables are reported at once, with the expected value', () => {
  const message = problems({
    PORT: '99999',
    SITE_URL: 'larkfield.example',
    MAIL_TO: 'nobody',
    ALTCHA_HMAC_KEY: 'short',
    ALLOWED_ORIGINS: 'https://a.example/path',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'maybe',
    RATE_LIMIT_STORE: 'redis',
    SMTP_STARTTLS: 'never',
    DATA_LIMIT_MB: '2 GB',
  });
  for (const name of [
    'PORT must be a whole number from 0 to 65535',
    'SITE_URL must be an address such as https://www.example.com',
    'MAIL_TO must be an e-mail address',
    'ALTCHA_HMAC_KEY must be at least 32 characters long',
    'ALLOWED_ORIGINS must be a comma-separated list of origins',
    'LOG_LEVEL must be one of',
    'TRUST_PROXY must be a whole number',
    'RATE_LIMIT_STORE must be memory or postgres',
    'SMTP_STARTTLS must be required or optional',
    'DATA_LIMIT_MB must be a whole number from 32 to 10000000',
  ]) {
    expect(message).toContain(name);
  }
});

test('the PostgreSQL counter store needs a PostgreSQL database', () => {
  expect(problems({ RATE_LIMIT_STORE: 'postgres' })).toContain('DATABASE_URL is missing');
});

test('values are accepted in common notations', () => {
  const env = readEnv({
    TRUST_PROXY: 'true',
    MAIL_TO: 'Larkfield <hello@larkfield.example>, "Office, second floor" <two@larkfield.example>,',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    SITE_URL: 'https://www.site.example/',
  });
  expect(env.TRUST_PROXY).toBe(1);
  expect(env.MAIL_TO).toEqual([
    'Larkfield <hello@larkfield.example>',
    '"Office, second floor" <two@larkfield.example>',
  ]);
  expect(env.ALLOWED_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
  expect(env.SITE_URL).toBe('https://www.site.example');
});

test('the desk is off unless asked for, and needs https except on this machine', () => {
  expect(readEnv({}).DESK).toBe(false);
  expect(readEnv({ DESK: '0' }).DESK).toBe(false);
  for (const url of [
    'https://www.site.example',
    'http://localhost:4321',
    'http://127.0.0.1',
    'http://[::1]:8080',
  ])
    expect(readEnv({ DESK: '1', SITE_URL: url }).DESK).toBe(true);
  for (const url of [
    'http://www.site.example',
    'http://192.168.1.5:4321',
    'http://localhost.evil.example',
  ])
    expect(problems({ DESK: 'on', SITE_URL: url })).toContain('DESK needs https');
  expect(problems({ DESK: 'perhaps' })).toContain('DESK must be 1 or 0');
});
