type Library = typeof import('@emailjs/browser');

function storageIsForbidden(): boolean {
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}

/**
 * Loads the library. It reads `localStorage` while it loads, although it does not need it, which
 * throws where cookies are blocked: during the import the global is undefined.
 */
export async function loadLibrary(): Promise<Library> {
  if (!storageIsForbidden()) return import('@emailjs/browser');
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  try {
    return await import('@emailjs/browser');
  } finally {
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
