import type { RequestListener } from 'node:http';

/** Time without a byte read after which a response is given up, in milliseconds; twice that at most. */
const usualLimit = 15_000;

/**
 * Closes connections that read nothing of a response for a while: 250 of them would hold 250 responses
 * in memory without end. A slow reader gets all of it; the time until a response begins does not count.
 */
export const endUnreadAnswers =
  (listener: RequestListener, limitMs = usualLimit): RequestListener =>
  (request, response) => {
    // Node's timer of a socket knows of each byte that the other end takes, and of each that it sends.
    response.setTimeout(limitMs, () => {
      if (response.headersSent && !response.writableFinished) response.destroy();
    });
    listener(request, response);
  };
