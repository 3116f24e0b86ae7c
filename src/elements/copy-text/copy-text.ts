/** Copies a text. Whether that went well: pages without https have no clipboard, and browsers may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
