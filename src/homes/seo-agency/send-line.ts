import type { Draft } from './snippet-faults.ts';

/** Puts a line into the message of the form that a link leads to; what stands there stays above it. */
export function sendLine(
  link: string,
  before: string,
  { address, title, text, query }: Draft,
): void {
  const area = document.querySelector<HTMLTextAreaElement>(`${link} textarea`);
  if (!area) return;
  const line = [before, address, title, text, query && `“${query}”`].filter(Boolean).join('\n');
  const own = area.value.split(before)[0]?.trim();
  area.value = own ? `${own}\n\n${line}` : line;
  // The form listens to what is typed.
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
