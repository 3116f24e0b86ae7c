import type { RequestListener } from 'node:http';

/**
 * Time without a byte read after which a response is destroyed, in milliseconds; in practice up to
 * twice that.
 */
const defaultLimitMs = 15_000;

/**
 * Destroys responses whose client reads nothing for a while: 250 of them would hold 250 responses
 * in memory forever. Slow readers get the whole response; the time until it begins does not count.
 */
export const destroyStalledResponses =
  (listener: RequestListener, limitMs = defaultLimitMs): RequestListener =>
  (request, response) => {
    // Node's socket timer is reset by each byte that the other end takes or sends.
    response.setTimeout(limitMs, () => {
      if (response.headersSent && !response.writableFinished) response.destroy();
    });
    listener(request, response);
  };
