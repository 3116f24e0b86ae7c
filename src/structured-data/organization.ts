import type { IdReference, OrganizationLeaf, PostalAddress } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';

/** Returns the company's address as schema.org's PostalAddress. */
export function postalAddress({ address }: SiteConfig['company']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

/** Returns a reference to the company, which the home describes in full. */
export const organizationId = ({ url }: SiteConfig): IdReference => ({
  '@id': `${url}/#organization`,
});

/** Returns the company as schema.org's Organization, as described on the home. */
export function organization(site: SiteConfig): OrganizationLeaf {
  const { company, social, url } = site;
  return {
    '@type': 'Organization',
    ...organizationId(site),
    name: company.name,
    legalName: company.legalName,
    description: company.description,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    foundingDate: String(company.founded),
    email: company.email,
    telephone: company.phoneHref,
    address: postalAddress(company),
    sameAs: social.map(({ link }) => link),
  };
}
