import type { RequestListener } from 'node:http';

/** As long as a reader may take nothing of an answer, in milliseconds; it ends after twice that at the latest. */
const usualLimit = 15_000;

/**
 * Ends connections whose reader takes nothing of an answer for a while: 250 of them would hold 250
 * answers for as long as they like. Whoever reads, however slowly, gets it all; the time until an
 * answer begins does not count.
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
