/** Where the library keeps the time of the last send, one entry for each page path. */
export interface ThrottleStore {
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

const prefix = 'email-sent:';

/**
 * Keeps the stamps in memory and, where the browser lets it, in the tab's session storage, so that a
 * reload does not lift the throttle. Storage that is full or forbidden is no reason not to send.
 */
export function createThrottleStore(session = tabStorage()): ThrottleStore {
  const memory = new Map<string, string>();
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  return {
    get: async (key) =>
      memory.get(key) ?? attempt(() => session?.getItem(prefix + key) ?? null) ?? null,
    set: async (key, value) => {
      memory.set(key, value);
      attempt(() => session?.setItem(prefix + key, value));
    },
    remove: async (key) => {
      memory.delete(key);
      attempt(() => session?.removeItem(prefix + key));
    },
  };
}

/** Reading `sessionStorage` itself throws where storage is forbidden. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
