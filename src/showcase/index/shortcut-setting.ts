/** localStorage key of the setting that disables shortcuts. */
const item = 'showcase-keys';

/** Returns whether the visitor has disabled the shortcuts. */
export function shortcutsAreOff(): boolean {
  try {
    return localStorage.getItem(item) === 'off';
  } catch {
    // Storage is blocked: the shortcuts are enabled on every page.
    return false;
  }
}

export function saveShortcutSetting(off: boolean): void {
  try {
    localStorage.setItem(item, off ? 'off' : 'on');
  } catch {
    // Storage is blocked.
  }
}
