import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** What stands for a visitor's address where something has to be counted for days: nobody reads it back. */
export const visitorMark = (visitor: string, { visitor: key }: Pick<Secrets, 'visitor'>): string =>
  createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
