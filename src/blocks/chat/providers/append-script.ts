/**
 * Adds a third-party script to the page, once per URL. Resolves when it has run.
 * @throws (rejects) when it cannot be loaded; the element is removed then.
 */
export function appendScript(
  doc: Document,
  src: string,
  attributes: Record<string, string> = {},
): Promise<void> {
  const isAdded = [...doc.scripts].some((script) => script.src === src);
  if (isAdded) return Promise.resolve();
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
