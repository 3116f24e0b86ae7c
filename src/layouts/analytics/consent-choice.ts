/** Answer to the question whether visits may be counted with cookies. */
export type ConsentChoice = 'allowed' | 'refused';

const storageKey = 'visit-counting';

/** Returns the stored choice; null if there is none, or if the browser stores nothing. */
export function readChoice(): ConsentChoice | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'allowed' || stored === 'refused' ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the choice. */
export function writeChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is full or blocked: the choice lasts until the page is left.
  }
}

/**
 * Calls back with the stored choice once another tab has stored one, and when the page comes out of
 * the back/forward cache, where no such event reaches it.
 */
export function onStoredChoice(onChoice: (choice: ConsentChoice) => void): void {
  const notify = () => {
    const choice = readChoice();
    if (choice !== null) onChoice(choice);
  };
  addEventListener('storage', (event) => {
    if (event.key === storageKey) notify();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notify();
  });
}

/** Returns true if the browser asks not to be tracked: Do Not Track, Global Privacy Control. */
export const refusesTracking = (
  browser: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean },
): boolean => browser.doNotTrack === '1' || browser.globalPrivacyControl === true;

/** Matches the names of cookies that Google's tags set on the domain of the site. */
const googleCookiePattern = /^_g(?:a|id|at|cl|ac)(?:_|$)/;

/** Expires the cookies of Google's tags, which may belong to any parent domain of the site. */
export function expireGoogleCookies(doc: Document): void {
  const labels = doc.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  const names = doc.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((each) => googleCookiePattern.test(each)))
    for (const domain of ['', ...domains]) doc.cookie = `${name}=; max-age=0; path=/${domain}`;
}
