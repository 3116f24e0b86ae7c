/** Texts that are kept for the browser's tab. */
export interface TabStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Reading `sessionStorage` itself throws where storage is forbidden. */
function sessionOfTab(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Keeps texts in the tab's session storage, so that they survive a reload; where storage is full or
 * forbidden, in memory alone. Never throws.
 *
 * @param prefix begins the names of its entries
 */
export function createTabStore(prefix: string, session = sessionOfTab()): TabStore {
  const memory = new Map<string, string>();
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt(() => session?.getItem(prefix + key)) ?? null,
    set: (key, value) => {
      memory.set(key, value);
      attempt(() => session?.setItem(prefix + key, value));
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => session?.removeItem(prefix + key));
    },
  };
}
