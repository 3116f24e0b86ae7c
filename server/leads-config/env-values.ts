import { z } from 'zod';

/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Reference to an environment variable that holds the value. */
export interface EnvReference {
  env: string;
}

const isReference = (value: unknown): value is EnvReference =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'env' &&
  'env' in value &&
  typeof value.env === 'string' &&
  value.env !== '';

/**
 * Returns the value of a variable; null, with an issue, when it is not set. The value itself is in no
 * message: it is a secret.
 */
function readVariable(
  { env }: EnvReference,
  variables: Variables,
  context: { addIssue: (message: string) => void },
): string | null {
  const value = variables[env]?.trim() ?? '';
  if (value !== '') return value;
  context.addIssue(`names the environment variable ${env}, which is not set`);
  return null;
}

const loopbackPattern = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function isWebhookUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && loopbackPattern.test(url.hostname);
}

const urlErrorMessage =
  'must be an https URL without user and password (http only on this machine)';

/** Schema of a URL, or of a reference to one. */
export const urlSchema = (variables: Variables) =>
  z
    .custom<string | EnvReference>(
      (value) => typeof value === 'string' || isReference(value),
      'must be an https URL, or { env: "NAME" } with the variable that holds it',
    )
    .transform((value, context) => {
      const text = typeof value === 'string' ? value : readVariable(value, variables, context);
      if (text === null) return z.NEVER;
      if (isWebhookUrl(text)) return text;
      const suffix = typeof value === 'string' ? '' : `, which ${value.env} does not hold`;
      context.addIssue(`${urlErrorMessage}${suffix}`);
      return z.NEVER;
    });

const secretErrorMessage =
  "must be whsec_ and 24 to 64 random bytes as Base64. Make one: node -p \"'whsec_' + crypto.randomBytes(32).toString('base64')\"";

/** Decodes a secret of the Standard Webhooks specification; null when it is not valid. */
function decodeSecret(secret: string): Buffer | null {
  const text = /^whsec_([A-Za-z\d+/]{32,88}={0,2})$/.exec(secret)?.[1];
  if (text === undefined) return null;
  const key = Buffer.from(text, 'base64');
  return key.byteLength >= 24 && key.byteLength <= 64 ? key : null;
}

/**
 * Schema of a reference to the keys of a webhook: one, or several separated by spaces while
 * receivers rotate them.
 */
export const secretSchema = (variables: Variables) =>
  z
    .custom<EnvReference>(
      isReference,
      'must be { env: "NAME" } with the variable that holds the secret',
    )
    .transform((reference, context) => {
      const text = readVariable(reference, variables, context);
      if (text === null) return z.NEVER;
      const keys = text.split(/\s+/).map(decodeSecret);
      if (keys.every((key) => key !== null)) return keys;
      context.addIssue(`(${reference.env}) ${secretErrorMessage}`);
      return z.NEVER;
    });
