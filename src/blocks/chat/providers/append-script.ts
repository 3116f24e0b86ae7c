/** Adds a third party's script to the page, once per address. Resolves when it has run. */
export function appendScript(
  doc: Document,
  src: string,
  attributes: Record<string, string> = {},
): Promise<void> {
  const there = [...doc.scripts].some((script) => script.src === src);
  if (there) return Promise.resolve();
  const script = doc.createElement('script');
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = src;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The chat at ${new URL(src).host} could not be loaded.`));
    });
    doc.head.append(script);
  });
}
