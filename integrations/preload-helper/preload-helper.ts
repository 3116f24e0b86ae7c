/** Stylesheets that are loading or have loaded, by path. */
const sheets = new Map<string, Promise<unknown>>();

const appendLink = (file: string, attributes: Partial<HTMLLinkElement>) => {
  const link = Object.assign(document.createElement('link'), attributes, { href: `/${file}` });
  document.head.append(link);
  return link;
};

/** Loads a stylesheet; after a failure it can be requested again. */
const loadSheet = (file: string) =>
  new Promise((resolve, reject) => {
    const link = appendLink(file, { rel: 'stylesheet' });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      sheets.delete(file);
      // Vite's wording: `ChunkLoadError` recognizes a stylesheet by it.
      reject(new Error(`Unable to preload CSS for /${file}`));
    };
  });

/**
 * Wraps every `import()` of the built pages: requests the code, its imports and its stylesheets at
 * once, and resolves when the stylesheets have loaded.
 *
 * @param load the `import()` itself
 * @param files imports and stylesheets of the code: paths in the built site without the first slash
 */
export async function preload<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  const sheetLoads = files.map((file) => {
    if (!file.endsWith('.css')) {
      appendLink(file, { rel: 'modulepreload' });
      return undefined;
    }
    if (!document.querySelector(`link[href="/${file}"]`)) sheets.set(file, loadSheet(file));
    return sheets.get(file);
  });
  await Promise.all(sheetLoads);
  return load();
}
