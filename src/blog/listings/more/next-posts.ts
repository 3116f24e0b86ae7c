/** Next page of a list, extracted from its HTML. */
export interface NextPosts {
  items: Element[];
  /** Path of the page after it; undefined on the last page. */
  next: string | undefined;
  title: string;
}

/** Attribute of the list whose items are posts; each page has one. */
export const listAttribute = 'data-more-list';

/**
 * `<style>` elements of a fetched page: the CSP of the current page allows only its own, so they
 * would log violations.
 */
const stylePattern = /<style\b.*?<\/style>/gs;

/** Fetches a page of a list. @throws if it is unavailable or contains no list */
export async function nextPosts(address: string): Promise<NextPosts> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const html = (await response.text()).replaceAll(stylePattern, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const list = page.querySelector(`[${listAttribute}]`);
  if (!list) throw new Error(`${address} has no list`);
  return {
    items: [...list.children].map((item) => document.adoptNode(item)),
    next: page.querySelector('main a[rel="next"]')?.getAttribute('href') ?? undefined,
    title: page.title,
  };
}
