/** Texts stored for the browser tab. */
export interface TabStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Returns `sessionStorage`; accessing it throws where storage is blocked. */
function tabSession(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Stores texts in the tab's session storage, so that they survive a reload; where storage is full
 * or blocked, in memory only. Never throws.
 *
 * @param prefix prefix of its keys
 */
export function createTabStore(prefix: string, session = tabSession()): TabStore {
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
