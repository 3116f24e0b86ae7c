import type { Offer, Service } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import type { Plan } from '../../blocks/pricing/price-plan.ts';
import { locale } from '../../content/locale.ts';
import { organizationId } from '../../structured-data/organization.ts';
import { priceWords } from '../../words/prices.ts';
import { centsOf } from './money.ts';

/** UN/CEFACT codes of the terms, required by schema.org; English terms are accepted, too. */
const unitCodes = new Map<string, string>([
  ['per month', 'MON'],
  ['per year', 'ANN'],
  [priceWords.perMonth, 'MON'],
  [priceWords.perYear, 'ANN'],
]);

function offerOf({ title, subtitle, price, term }: Plan, url: string): Offer {
  const unitCode = unitCodes.get(term);
  if (!unitCode)
    throw new Error(
      `${title}: no unit for "${term}", only for ${[...new Set(unitCodes.keys())].join(', ')}.`,
    );
  const cents = centsOf(price);
  const amount = {
    price: cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2),
    priceCurrency: locale.currency,
  };
  return {
    '@type': 'Offer',
    name: title,
    description: subtitle,
    ...amount,
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  };
}

/** Returns a service with its prices as schema.org's Service. */
export function pricedService(
  name: string,
  plans: readonly Plan[],
  path: string,
  site: SiteConfig,
): Service {
  return {
    '@type': 'Service',
    name,
    provider: {
      '@type': 'Organization',
      ...organizationId(site),
      name: site.company.name,
    },
    offers: plans.map((plan) => offerOf(plan, `${site.url}${path}`)),
  };
}
