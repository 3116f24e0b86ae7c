import type { SiteConfig } from '../../../site.config.ts';

/** What names no firm: choices, names of files, a state that others are in as well. */
const shared = /^company\.(mark|openingHours|timeZone|address\.(country|region)$)/;

function* leavesOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, `${path}.${key}`);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** A phone number however it is spelled: `(802) 555-0143`, `802.555.0143`, `+18025550143`. */
const phonePattern = (number: string) =>
  number.replaceAll(/\D/g, '').slice(-10).split('').join('\\D?\\D?');

/** The last part of a profile's address: its handle. */
const handleOf = (link: string) => new URL(link).pathname.replaceAll('/', '');

/**
 * Finds facts of a firm in texts, whatever the letter case, as its configuration spells them; the
 * phone number in any spelling, the site by its host, the profiles by their handles.
 */
export function factFinder({ company, social, url, map }: SiteConfig): (text: string) => string[] {
  const facts = [...leavesOf(company, 'company')].filter(([path]) => !shared.test(path));
  const texts = [
    ...facts.map(([, text]) => text),
    new URL(url).host.replace(/^www\./, ''),
    `${map.latitude}`,
    ...social.map(({ link }) => handleOf(link)),
  ];
  const patterns = [...new Set(texts.map(escaped)), phonePattern(company.phone)];
  const any = new RegExp(patterns.join('|'), 'gi');
  return (text) => [...new Set(text.replaceAll('&amp;', '&').match(any) ?? [])];
}
