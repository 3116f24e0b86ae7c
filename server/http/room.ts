/** A bounded amount of something (bytes, turns) that the requests of all visitors share. */
export interface Room {
  /** A place for one request of a visitor. The earlier a place was opened, the surer is its room. */
  open: (visitor: string) => Place;
}

export interface Place {
  /**
   * Takes `amount` more, waiting for it when there is none.
   * @returns false when the wait was too long; what was taken before stays taken.
   */
  take: (amount: number) => Promise<boolean>;
  /** Gives back all that was taken, and ends the waiting with false. May be called twice. */
  leave: () => void;
}

export interface RoomSize {
  /** For everyone together. */
  total: number;
  /** For one visitor, whatever number of places it opens. */
  share: number;
  /** For one place. At most `share`. */
  most: number;
  /** Longest wait for one `take`, in milliseconds. */
  patienceMs: number;
}

interface Seat {
  held: number;
}

/** What is lent out under one limit, the oldest place first. */
interface Pool {
  limit: number;
  used: number;
  seats: Set<Seat>;
}

/**
 * Room is lent as it is needed, not as it is announced. So that many places that each hold a part
 * never wait for each other for ever, enough is kept back for the oldest to come to its end: when
 * it leaves, there is enough for the next.
 */
export function createRoom({ total, share, most, patienceMs }: RoomSize): Room {
  const everyone: Pool = { limit: total, used: 0, seats: new Set() };
  const visitors = new Map<string, Pool>();
  const waiting = new Set<() => boolean>();

  const fits = (pool: Pool, seat: Seat, amount: number) => {
    const [oldest] = pool.seats;
    const keptBack = oldest === undefined || oldest === seat ? 0 : Math.max(0, most - oldest.held);
    return pool.used + amount + keptBack <= pool.limit;
  };
  const serve = () => {
    for (const attempt of waiting) if (attempt()) waiting.delete(attempt);
  };

  const open = (visitor: string): Place => {
    const own = visitors.get(visitor) ?? { limit: share, used: 0, seats: new Set() };
    visitors.set(visitor, own);
    const pools = [everyone, own];
    const seat: Seat = { held: 0 };
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
