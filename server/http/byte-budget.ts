/**
 * Weighted semaphore that the requests of all visitors share: a bounded amount of bytes (or slots).
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
  acquire: (amount: number) => Promise<boolean>;
  /** Releases everything and ends waiting with false. May be called twice. */
  release: () => void;
}

export interface ByteBudgetLimits {
  /** Limit of all reservations together. */
  total: number;
  /** Limit per visitor, over all of its reservations. */
  perVisitor: number;
  /** Limit of one reservation. At perReservation `perVisitor`. */
  perReservation: number;
  /** Longest wait for one `acquire`, in milliseconds. */
  timeoutMs: number;
}

interface Holder {
  held: number;
}

/** Usage under one limit, the oldest reservation first. */
interface Quota {
  limit: number;
  used: number;
  holders: Set<Holder>;
}

/**
 * Creates a weighted semaphore that grants memory as a body is read, not by its Content-Length. To
 * avoid a deadlock of many partial reservations, enough is held back for the oldest to complete;
 * its release then suffices for the next.
 */
export function createByteBudget({
  total,
  perVisitor,
  perReservation,
  timeoutMs,
}: ByteBudgetLimits): ByteBudget {
  const shared: Quota = { limit: total, used: 0, holders: new Set() };
  const quotas = new Map<string, Quota>();
  const waiting = new Set<() => boolean>();

  const fits = (quota: Quota, holder: Holder, amount: number) => {
    const [oldest] = quota.holders;
    const heldBack =
      oldest === undefined || oldest === holder ? 0 : Math.max(0, perReservation - oldest.held);
    return quota.used + amount + heldBack <= quota.limit;
  };
  const retryWaiting = () => {
    for (const attempt of waiting) if (attempt()) waiting.delete(attempt);
  };

  const open = (visitor: string): Reservation => {
    const visitorQuota = quotas.get(visitor) ?? { limit: perVisitor, used: 0, holders: new Set() };
    quotas.set(visitor, visitorQuota);
    const both = [shared, visitorQuota];
    const holder: Holder = { held: 0 };
    for (const quota of both) quota.holders.add(holder);
    let stopWaiting: () => void = () => {};

    const grant = (amount: number) => {
      holder.held += amount;
      for (const quota of both) quota.used += amount;
    };
    const acquire = (amount: number): Promise<boolean> => {
      if (!visitorQuota.holders.has(holder)) return Promise.resolve(false);
      if (both.every((quota) => fits(quota, holder, amount))) {
        grant(amount);
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const attempt = () => {
          if (!both.every((quota) => fits(quota, holder, amount))) return false;
          clearTimeout(timer);
          grant(amount);
          resolve(true);
          return true;
        };
        stopWaiting = () => {
          clearTimeout(timer);
          waiting.delete(attempt);
          resolve(false);
        };
        const timer = setTimeout(stopWaiting, timeoutMs);
        waiting.add(attempt);
      });
    };
    const release = () => {
      if (!visitorQuota.holders.has(holder)) return;
      stopWaiting();
      for (const quota of both) {
        quota.used -= holder.held;
        quota.holders.delete(holder);
      }
      if (visitorQuota.holders.size === 0) quotas.delete(visitor);
      retryWaiting();
    };
    return { acquire, release };
  };
  return { open };
}
