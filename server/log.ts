import pino from 'pino';

/** Logger of the server. Never log a visitor's name, address or message. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Creates a logger of JSON lines on standard output. */
export const createLog = (level: string): Log => pino({ level, base: null });
