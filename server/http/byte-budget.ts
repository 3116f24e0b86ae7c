/**
 * Weighted semaphore that the requests of all visitors share: a bounded amount of bytes (or slots).
 */
export interface ByteBudget {
  /** Opens a reservation for one request. Earlier reservations take precedence. */
  open: (visitor: string) => Reservation;
}

export interface Reservation {
  /**
   * Acquires `amount` more, and waits until it is available.
   * @returns false after the timeout; amounts that were acquired before stay reserved.
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
  /** Limit of one reservation. At most `perVisitor`. */
  perReservation: number;
  /** Longest wait for one `acquire`, in milliseconds. */
  timeoutMs: number;
}

/** A reservation that is open. */
interface Holder {
  heldAmount: number;
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
  const sharedQuota: Quota = { limit: total, used: 0, holders: new Set() };
  const quotaByVisitor = new Map<string, Quota>();
  const waitingAttempts = new Set<() => boolean>();

  const fits = (quota: Quota, holder: Holder, amount: number) => {
    const [oldest] = quota.holders;
    const heldBack =
      oldest === undefined || oldest === holder
        ? 0
        : Math.max(0, perReservation - oldest.heldAmount);
    return quota.used + amount + heldBack <= quota.limit;
  };
  const retryWaiting = () => {
    for (const attempt of waitingAttempts) if (attempt()) waitingAttempts.delete(attempt);
  };

  const open = (visitor: string): Reservation => {
    const visitorQuota = quotaByVisitor.get(visitor) ?? {
      limit: perVisitor,
      used: 0,
      holders: new Set(),
    };
    quotaByVisitor.set(visitor, visitorQuota);
    const quotas = [sharedQuota, visitorQuota];
    const holder: Holder = { heldAmount: 0 };
    for (const quota of quotas) quota.holders.add(holder);
    let stopWaiting: () => void = () => {};

    const grant = (amount: number) => {
      holder.heldAmount += amount;
      for (const quota of quotas) quota.used += amount;
    };
    const acquire = (amount: number): Promise<boolean> => {
      if (!visitorQuota.holders.has(holder)) return Promise.resolve(false);
      if (quotas.every((quota) => fits(quota, holder, amount))) {
        grant(amount);
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const attempt = () => {
          if (!quotas.every((quota) => fits(quota, holder, amount))) return false;
          clearTimeout(timer);
          grant(amount);
          resolve(true);
          return true;
        };
        stopWaiting = () => {
          clearTimeout(timer);
          waitingAttempts.delete(attempt);
          resolve(false);
        };
        const timer = setTimeout(stopWaiting, timeoutMs);
        waitingAttempts.add(attempt);
      });
    };
    const release = () => {
      if (!visitorQuota.holders.has(holder)) return;
      stopWaiting();
      for (const quota of quotas) {
        quota.used -= holder.heldAmount;
        quota.holders.delete(holder);
      }
      if (visitorQuota.holders.size === 0) quotaByVisitor.delete(visitor);
      retryWaiting();
    };
    return { acquire, release };
  };
  return { open };
}
