/** localStorage key of the setting that disables shortcuts. */
const storageKey = 'showcase-keys';

/** Returns true if the visitor has disabled the shortcuts. */
export function shortcutsAreOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off';
  } catch {
    // Storage is blocked: the shortcuts are enabled on every page.
    return false;
  }
}

/** Stores the setting on this device. */
export function saveShortcutSetting(off: boolean): void {
  try {
    localStorage.setItem(storageKey, off ? 'off' : 'on');
  } catch {
    // Storage is blocked.
  }
}
