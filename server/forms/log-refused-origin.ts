import type { Log } from '../log.ts';
import type { PostSource } from '../security/cross-site.ts';

const logIntervalMs = 60_000;
/** Maximum length of an origin or host in the log, in characters. */
const maxLength = 200;
let nextLogAt = 0;

/**
 * Logs the origin and host of a refused post, once a minute at most: behind a proxy that changes
 * the Host header every form is refused, and only the owner can fix that.
 */
export function logRefusedOrigin({ origin, host }: PostSource, log: Log): void {
  const now = Date.now();
  if (now < nextLogAt) return;
  nextLogAt = now + logIntervalMs;
  log.warn(
    { origin: origin?.slice(0, maxLength), host: host?.slice(0, maxLength) },
    "post refused: its page's origin is neither the host of the request nor SITE_URL",
  );
}
