/**
 * Copies a text to the clipboard. Resolves with false where that fails: pages without https have no
 * clipboard, and browsers may refuse.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
