import type { IdReference, OrganizationLeaf, PostalAddress } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';

/** The company's address in the fields of schema.org. */
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

/** How other things name the company: the home says in full who that is. */
export const organizationId = ({ url }: SiteConfig): IdReference => ({
  '@id': `${url}/#organization`,
});

/** The company, as the home describes it in full. */
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
