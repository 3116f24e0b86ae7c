import type { ServerResponse } from 'node:http';
import { serverWords } from '../../src/words/server.ts';
import { textHeaders } from '../security/headers.ts';

/** Error response for a body that cannot be sent. */
export interface BodyError {
  status: 404 | 500;
  text: string;
}

export const fileGoneError: BodyError = {
  status: 404,
  text: `${serverWords.fileGone}\n`,
};

export const unreadableError: BodyError = {
  status: 500,
  text: `${serverWords.unreadable}\n`,
};

/** Sends an error as text that must not be cached; a response that has begun is cut off instead. */
export function sendError(
  response: ServerResponse,
  { status, text }: BodyError,
  hsts: readonly string[],
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, [
    ...textHeaders,
    ...['Content-Length', String(Buffer.byteLength(text)), 'Cache-Control', 'no-store'],
    ...hsts,
  ]);
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
