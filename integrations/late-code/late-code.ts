const sheets = new Map<string, Promise<unknown>>();

const linkTo = (file: string, own: Partial<HTMLLinkElement>) => {
  const link = Object.assign(document.createElement('link'), own, { href: `/${file}` });
  document.head.append(link);
  return link;
};

/** A sheet that is not there may be asked for again. */
const sheet = (file: string) =>
  new Promise((resolve, reject) => {
    const link = linkTo(file, { rel: 'stylesheet' });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      sheets.delete(file);
      // In the bundler's words: `ChunkLoadError` knows by them that it was a sheet.
      reject(new Error(`Unable to preload CSS for /${file}`));
    };
  });

/**
 * What an `import()` of the built pages becomes: its code, the code that this wants and its sheets
 * are asked for at once, and it is there when its sheets are.
 *
 * @param load the `import()` itself
 * @param files what it wants, as paths in the built site without their first slash
 */
export async function lateCode<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  const wanted = files.map((file) => {
    if (!file.endsWith('.css')) {
      linkTo(file, { rel: 'modulepreload' });
      return undefined;
    }
    if (!document.querySelector(`link[href="/${file}"]`)) sheets.set(file, sheet(file));
    return sheets.get(file);
  });
  await Promise.all(wanted);
  return load();
}
