import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { limitWait, TimeoutError } from '../limit-wait.ts';
import type { Log } from '../log.ts';

/** Length of the period that is counted, in seconds. */
const windowSeconds = 600;
/** Multiple of a limit above which a visitor's bodies are no longer read. */
const floodFactor = 5;

/** Actions that are counted by visitor, and `sign-in-mail` by e-mail address. */
export type CountedAction = 'post' | 'challenge' | 'look-up' | 'desk' | 'sign-in' | 'sign-in-mail';

/**
 * All counters: submissions without script have a counter in addition to that of all submissions.
 */
type Counter = CountedAction | 'native-post';

/**
 * Result of counting. `over`: too many, store as spam; `flood`: far too many, do not read the body.
 * `retryAfter` is in seconds.
 */
export type LimitVerdict =
  | { level: 'ok' }
  | { level: 'over'; retryAfter: number }
  | { level: 'flood'; retryAfter: number };

export interface RateLimits {
  /** Counts one action. A native post, which has no captcha, also counts as a post. */
  check: (action: CountedAction, visitor: string, native?: boolean) => Promise<LimitVerdict>;
}

interface Limiter {
  consume: (key: string) => Promise<RateLimiterRes>;
}

/** Creates counters per visitor over ten minutes, for all forms together. */
export function createRateLimits(
  env: Pick<Env, 'RATE_LIMIT' | 'RATE_LIMIT_STORE'>,
  pool: Pool | null,
  log: Log,
): RateLimits {
  if (env.RATE_LIMIT === 0) return { check: async () => ({ level: 'ok' }) };
  const softLimits: Record<Counter, number> = {
    post: env.RATE_LIMIT,
    'native-post': Math.max(1, Math.ceil(env.RATE_LIMIT / 3)),
    challenge: env.RATE_LIMIT * 12,
    'look-up': env.RATE_LIMIT * 12,
    desk: env.RATE_LIMIT * 60,
    'sign-in': env.RATE_LIMIT,
    'sign-in-mail': 3,
  };
  const counters = Object.fromEntries(
    Object.entries(softLimits).map(([action, points]) => [
      action,
      createCounter(action, points, { env, pool, log }),
    ]),
  ) as Record<Counter, Limiter>;
  async function countAction(action: Counter, visitor: string): Promise<LimitVerdict> {
    try {
      await counters[action].consume(visitor);
      return { level: 'ok' };
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) {
        // A failing counter must not lock people out.
        log.error({ action }, 'rate limit store failed');
        return { level: 'ok' };
      }
      const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      const level = rejection.consumedPoints > softLimits[action] * floodFactor ? 'flood' : 'over';
      return { level, retryAfter };
    }
  }
  return {
    check: async (action, visitor, native = false) => {
      const verdicts = await Promise.all([
        countAction(action, visitor),
        ...(native ? [countAction('native-post', visitor)] : []),
      ]);
      return verdicts.reduce((worst, verdict) =>
        severity(verdict) > severity(worst) ? verdict : worst,
      );
    },
  };
}

const severity = ({ level }: LimitVerdict): number => ['ok', 'over', 'flood'].indexOf(level);

function createCounter(
  action: string,
  points: number,
  { env, pool, log }: { env: Pick<Env, 'RATE_LIMIT_STORE'>; pool: Pool | null; log: Log },
): Limiter {
  const options = { keyPrefix: action, points, duration: windowSeconds };
  const memory = new RateLimiterMemory(options);
  if (env.RATE_LIMIT_STORE === 'memory' || pool === null) return memory;
  const store = new RateLimiterPostgres(
    {
      ...options,
      storeClient: pool,
      // Otherwise detected by the pool's class name, which the bundle may change.
      storeType: 'pool',
      tableName: 'rate_limit',
      insuranceLimiter: memory,
    },
    // Without a callback, a table that cannot be created would end Node; with it, the memory
    // counter is used until the next start.
    (error) => {
      if (error) log.error({ action }, 'rate limit store failed');
    },
  );
  return withMemoryFallback(store, memory, () =>
    log.error({ action }, 'rate limit store is silent'),
  );
}

/** Timeout of the store, in milliseconds. */
const storeTimeoutMs = 2_000;
/** Time after a timeout in which only the memory counter is used. */
const memoryOnlyMs = 10_000;

/**
 * Falls back to a counter in memory while the store does not respond, so that no request waits for
 * it.
 */
function withMemoryFallback(store: Limiter, memory: Limiter, onTimeout: () => void): Limiter {
  let memoryOnlyUntil = 0;
  return {
    consume: async (key) => {
      if (performance.now() < memoryOnlyUntil) return memory.consume(key);
      try {
        return await limitWait(store.consume(key), storeTimeoutMs);
      } catch (rejection) {
        if (!(rejection instanceof TimeoutError)) throw rejection;
        memoryOnlyUntil = performance.now() + memoryOnlyMs;
        onTimeout();
        return memory.consume(key);
      }
    },
  };
}
