/** Where this device keeps that somebody has turned the keys off. */
const item = 'showcase-keys';

/** Keys that somebody has turned off stay off. */
export function keysAreOff(): boolean {
  try {
    return localStorage.getItem(item) === 'off';
  } catch {
    // Storage is switched off: the keys are back with every page.
    return false;
  }
}

export function rememberKeys(off: boolean): void {
  try {
    localStorage.setItem(item, off ? 'off' : 'on');
  } catch {
    // As above.
  }
}
