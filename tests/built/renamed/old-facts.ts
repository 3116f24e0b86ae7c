import type { SiteConfig } from '../../../site.config.ts';

/** Settings that do not identify a firm: choices, file names, values shared with others. */
const shared = /^company\.(logo|openingHours|timeZone|address\.(country|region)$)/;

function* leavesOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, `${path}.${key}`);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Matches a phone number in any format: `(802) 555-0143`, `802.555.0143`, `+18025550143`. */
const phonePattern = (number: string) =>
  number.replaceAll(/\D/g, '').slice(-10).split('').join('\\D?\\D?');

/** Returns the handle of a profile: the last part of its URL. */
const handleOf = (link: string) => new URL(link).pathname.replaceAll('/', '');

/**
 * Creates a function that finds facts of a firm in a text, case-insensitively: as spelled in the
 * configuration; the phone number in any format, the site by its host, profiles by their handles.
 */
export function factFinder({ company, social, url, map }: SiteConfig): (text: string) => string[] {
  const facts = [...leavesOf(company, 'company')].filter(([path]) => !shared.test(path));
  const texts = [
    ...facts.map(([, text]) => text),
    new URL(url).host.replace(/^www\./, ''),
    ...(map ? [`${map.latitude}`] : []),
    ...social.map(({ link }) => handleOf(link)),
  ];
  const patterns = [...new Set(texts.map(escaped)), phonePattern(company.phone)];
  const any = new RegExp(patterns.join('|'), 'gi');
  return (text) => [...new Set(text.replaceAll('&amp;', '&').match(any) ?? [])];
}
