/** Lends memory for request bodies, so that many large ones at once cannot exhaust it. */
export interface BodyBudget {
  /**
   * Waits for room. Null when too many wait already; else a function that gives the room back.
   */
  borrow: (bytes: number) => Promise<(() => void) | null>;
}

/** A budget of `total` bytes with at most `queue` requests waiting, served in turn. */
export function createBodyBudget(total: number, queue: number): BodyBudget {
  let free = total;
  const waiting: { bytes: number; go: () => void }[] = [];

  function serve() {
    for (let next = waiting[0]; next && next.bytes <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.bytes;
      next.go();
    }
  }

  return {
    borrow: (wanted) => {
      const bytes = Math.min(wanted, total);
      if (waiting.length >= queue) return Promise.resolve(null);
      return new Promise((resolve) => {
        let returned = false;
        const giveBack = () => {
          if (returned) return;
          returned = true;
          free += bytes;
          serve();
        };
        waiting.push({ bytes, go: () => resolve(giveBack) });
        serve();
      });
    },
  };
}
