type Library = typeof import('@emailjs/browser');

function isStorageForbidden(): boolean {
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}

/**
 * Loads the library, which reads `localStorage` while it loads, although it does not need it. Where
 * cookies are blocked, reading would throw, so the global is undefined during the import.
 */
export async function loadLibrary(): Promise<Library> {
  if (!isStorageForbidden()) return import('@emailjs/browser');
  const originalDescriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  try {
    return await import('@emailjs/browser');
  } finally {
    if (originalDescriptor) Object.defineProperty(globalThis, 'localStorage', originalDescriptor);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
