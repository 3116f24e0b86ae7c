/**
 * ZIP code prefixes (first three digits) of each state with delivery: the 48 contiguous states and
 * the District of Columbia. Source: the USPS's list of three-digit prefixes (L002).
 */
const zipPrefixesByState = {
  Alabama: '350-369',
  Arizona: '850-865',
  Arkansas: '716-729 755',
  California: '900-961',
  Colorado: '800-816',
  Connecticut: '060-069',
  Delaware: '197-199',
  'District of Columbia': '200 202-205',
  Florida: '320-339 341-349',
  Georgia: '300-319 398-399',
  Idaho: '832-838',
  Illinois: '600-629',
  Indiana: '460-479',
  Iowa: '500-528',
  Kansas: '660-679',
  Kentucky: '400-427',
  Louisiana: '700-714',
  Maine: '039-049',
  Maryland: '206-219',
  Massachusetts: '010-027 055',
  Michigan: '480-499',
  Minnesota: '550-567',
  Mississippi: '386-397',
  Missouri: '630-658',
  Montana: '590-599',
  Nebraska: '680-693',
  Nevada: '889-898',
  'New Hampshire': '030-038',
  'New Jersey': '070-089',
  'New Mexico': '870-884',
  'New York': '005 063 100-149',
  'North Carolina': '270-289',
  'North Dakota': '580-588',
  Ohio: '430-459',
  Oklahoma: '730-732 734-749',
  Oregon: '970-979',
  Pennsylvania: '150-196',
  'Rhode Island': '028-029',
  'South Carolina': '290-299',
  'South Dakota': '570-577',
  Tennessee: '370-385',
  Texas: '733 750-799 885',
  Utah: '840-847',
  Vermont: '050-054 056-059',
  Virginia: '201 220-246',
  Washington: '980-994',
  'West Virginia': '247-268',
  Wisconsin: '530-549',
  Wyoming: '820-831 834',
} as const;

/** ZIP code prefixes of places without delivery, for a specific error message. */
const undeliverableZipPrefixes = {
  Alaska: '995-999',
  Hawaii: '967-968',
  'Puerto Rico': '006-007 009',
  'the Virgin Islands': '008',
  'an overseas post office': '090-098 340 962-966',
} as const;

export type DeliveryState = keyof typeof zipPrefixesByState;

/** In alphabetical order. */
export const deliveryStates = Object.keys(zipPrefixesByState) as DeliveryState[];

export const isDeliveryState = (name: unknown): name is DeliveryState =>
  typeof name === 'string' && Object.hasOwn(zipPrefixesByState, name);

/** Returns true if ranges such as `350-369 755` contain a three-digit prefix. */
const includesPrefix = (ranges: string, prefix: string) =>
  ranges.split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first <= prefix && prefix <= last;
  });

const placesOf = (prefixesByPlace: Readonly<Record<string, string>>, zip: string) =>
  Object.keys(prefixesByPlace).filter((place) =>
    includesPrefix(prefixesByPlace[place] ?? '', zip.slice(0, 3)),
  );

/** Returns the location of a five-digit ZIP code: its states, or a place without delivery. */
export function locateZip(zip: string): {
  states: readonly string[];
  undeliverablePlace: string | undefined;
} {
  const [undeliverablePlace] = placesOf(undeliverableZipPrefixes, zip);
  return { states: placesOf(zipPrefixesByState, zip), undeliverablePlace };
}
