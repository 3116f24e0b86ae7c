import { createTabStore, type TabStore } from '../stores/tab-store.ts';

/** When a page path last sent a mail, in the shape that the library reads and writes. */
export interface ThrottleStore {
  get: (key: string) => Promise<string | null>;
  /** Notes a send that begins. It counts once `keep` says that a mail has gone out. */
  set: (key: string, value: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** A mail has gone out: the note counts, also after a reload. */
  keep: (key: string) => void;
}

/**
 * Keeps the times in the tab. The library writes one before it sends; whatever comes to nothing, or is
 * left in the middle by going to another page, must not hold up the next try.
 */
export function createThrottleStore(tab: TabStore = createTabStore('email-sent:')): ThrottleStore {
  const begun = new Map<string, string>();
  return {
    get: async (key) => tab.get(key),
    set: async (key, value) => {
      begun.set(key, value);
    },
    remove: async (key) => tab.remove(key),
    keep: (key) => {
      const value = begun.get(key);
      if (value !== undefined) tab.set(key, value);
    },
  };
}
