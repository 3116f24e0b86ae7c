import { createTabStore, type TabStore } from '../stores/tab-store.ts';

/** Times of the last send by page path, in the interface that the library expects. */
export interface ThrottleStore {
  get: (key: string) => Promise<string | null>;
  /** Records a send that begins. It counts after `commit`. */
  set: (key: string, value: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Commits the recorded time after a successful send, also across reloads. */
  commit: (key: string) => void;
}

/**
 * Creates a store in the tab's session. The library writes the time before it sends; a send that
 * fails, or is abandoned by leaving the page, must not delay the next attempt.
 */
export function createThrottleStore(tab: TabStore = createTabStore('email-sent:')): ThrottleStore {
  const pendingTimes = new Map<string, string>();
  return {
    get: async (key) => tab.get(key),
    set: async (key, value) => {
      pendingTimes.set(key, value);
    },
    remove: async (key) => tab.remove(key),
    commit: (key) => {
      const value = pendingTimes.get(key);
      if (value !== undefined) tab.set(key, value);
    },
  };
}
