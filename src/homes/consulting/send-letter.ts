/** Puts a letter into the message of the form that a link leads to; what was typed there stays above. */
export function sendLetter(link: string, before: string, letter: readonly string[]): void {
  const area = document.querySelector<HTMLTextAreaElement>(`${link} textarea`);
  if (!area) return;
  const own = area.value.split(before)[0]?.trim();
  const text = [before, ...letter].join('\n\n');
  // Past React's own setter, which would take the text for what it already knows.
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(area, own ? `${own}\n\n${text}` : text);
  // The form listens to what is typed.
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
