import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Returns a keyed hash of a visitor's address, for counts that last for days. */
export const visitorHash = (visitor: string, { visitor: key }: Pick<Secrets, 'visitor'>): string =>
  createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
