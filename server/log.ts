import pino from 'pino';

/** What the server's parts write to. Never hand it a name, an address or a message of a visitor. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines on standard output. */
export const createLog = (level: string): Log => pino({ level, base: null });
