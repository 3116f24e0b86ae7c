/** The next page of a list, as its own HTML says it. */
export interface NextPosts {
  items: Element[];
  /** The page after it; none: it was the last. */
  next: string | undefined;
  title: string;
}

/** Marks the list whose items are posts; its pages have one each. */
export const listMark = 'data-more-list';

/** Rules in the head of a page: the policy of this page knows its own alone, and would complain of them. */
const headRules = /<style\b.*?<\/style>/gs;

/** Reads a page of a list. @throws where it is not to be had, or has no list. */
export async function nextPosts(address: string): Promise<NextPosts> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const html = (await response.text()).replaceAll(headRules, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const list = page.querySelector(`[${listMark}]`);
  if (!list) throw new Error(`${address} has no list`);
  return {
    items: [...list.children].map((item) => document.adoptNode(item)),
    next: page.querySelector('main a[rel="next"]')?.getAttribute('href') ?? undefined,
    title: page.title,
  };
}
