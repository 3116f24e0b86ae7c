import { unbrokenStreet } from './unbroken.ts';

/** Postal address. */
export interface PostalAddress {
  street: string;
  city: string;
  /** State or region as addresses write it, such as `WI`; left out where they name none. */
  region?: string | undefined;
  postalCode: string;
  /** ISO 3166-1 alpha-2; left out: `US`. */
  country?: string | undefined;
}

/**
 * Returns the two lines of an address: `4 Tender Lane`, `Sturgeon Bay, WI 54235`; where addresses
 * name no region, `Lange Zeile 4`, `91054 Erlangen`.
 */
export function addressLines(address: PostalAddress): readonly [street: string, city: string] {
  const { street, city, region, postalCode } = address;
  return [
    unbrokenStreet(street),
    region ? `${city}, ${region} ${postalCode}` : `${postalCode} ${city}`,
  ];
}

/** Returns an address in one line. */
export const addressLine = (address: PostalAddress): string => addressLines(address).join(', ');

/** Returns a city with its state or region, if there is one, for prose: `Decorah, Iowa`. */
export const townOf = ({ city, regionName }: { city: string; regionName?: string | undefined }) =>
  regionName ? `${city}, ${regionName}` : city;
