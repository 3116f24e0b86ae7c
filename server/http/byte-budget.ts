/**
 * Weighted semaphore that the requests of all visitors share: a bounded amount of bytes (or turns).
 */
export interface ByteBudget {
  /** Opens a reservation for one request. Earlier reservations take precedence. */
  open: (visitor: string) => Reservation;
}

export interface Reservation {
  /**
   * Acquires `amount` more, waiting until it is available.
   * @returns false after the timeout; what was acquired before stays reserved.
   */
  take: (amount: number) => Promise<boolean>;
  /** Releases everything and ends waiting with false. May be called twice. */
  leave: () => void;
}

export interface ByteBudgetLimits {
  /** Limit of all reservations together. */
  total: number;
  /** Limit per visitor, over all of its reservations. */
  share: number;
  /** Limit of one reservation. At most `perVisitor`. */
  most: number;
  /** Longest wait for one `acquire`, in milliseconds. */
  patienceMs: number;
}

interface Holder {
  held: number;
}

/** Usage under one limit, the oldest reservation first. */
interface Quota {
  limit: number;
  used: number;
  seats: Set<Holder>;
}

/**
 * Creates a weighted semaphore that grants memory as a body is read, not by its Content-Length. To
 * avoid a deadlock of many partial reservations, enough is held back for the oldest to complete;
 * its release then suffices for the next.
 */
export function createByteBudget({ total, share, most, patienceMs }: ByteBudgetLimits): ByteBudget {
  const everyone: Quota = { limit: total, used: 0, seats: new Set() };
  const visitors = new Map<string, Quota>();
  const waiting = new Set<() => boolean>();

  const fits = (pool: Quota, seat: Holder, amount: number) => {
    const [oldest] = pool.seats;
    const keptBack = oldest === undefined || oldest === seat ? 0 : Math.max(0, most - oldest.held);
    return pool.used + amount + keptBack <= pool.limit;
  };
  const serve = () => {
    for (const attempt of waiting) if (attempt()) waiting.delete(attempt);
  };

  const open = (visitor: string): Reservation => {
    const own = visitors.get(visitor) ?? { limit: share, used: 0, seats: new Set() };
    visitors.set(visitor, own);
    const pools = [everyone, own];
    const seat: Holder = { held: 0 };
    for (const pool of pools) pool.seats.add(seat);
    let giveUp: () => void = () => {};

    const lend = (amount: number) => {
      seat.held += amount;
      for (const pool of pools) pool.used += amount;
    };
    const take = (amount: number): Promise<boolean> => {
      if (!own.seats.has(seat)) return Promise.resolve(false);
      if (pools.every((pool) => fits(pool, seat, amount))) {
        lend(amount);
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const attempt = () => {
          if (!pools.every((pool) => fits(pool, seat, amount))) return false;
          clearTimeout(timer);
          lend(amount);
          resolve(true);
          return true;
        };
        giveUp = () => {
          clearTimeout(timer);
          waiting.delete(attempt);
          resolve(false);
        };
        const timer = setTimeout(giveUp, patienceMs);
        waiting.add(attempt);
      });
    };
    const leave = () => {
      if (!own.seats.has(seat)) return;
      giveUp();
      for (const pool of pools) {
        pool.used -= seat.held;
        pool.seats.delete(seat);
      }
      if (own.seats.size === 0) visitors.delete(visitor);
      serve();
    };
    return { take, leave };
  };
  return { open };
}
