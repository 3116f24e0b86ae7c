/** Postal address in the United States. */
export interface PostalAddress {
  street: string;
  city: string;
  /** Abbreviation of the state. */
  region: string;
  postalCode: string;
}

/** Returns the two lines of an address: `4 Tender Lane`, `Sturgeon Bay, WI 54235`. */
export function addressLines(address: PostalAddress): readonly [street: string, city: string] {
  const { street, city, region, postalCode } = address;
  return [street, `${city}, ${region} ${postalCode}`];
}

/** Returns an address in one line. */
export const addressLine = (address: PostalAddress): string => addressLines(address).join(', ');
