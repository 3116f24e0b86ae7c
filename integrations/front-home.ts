import type { AstroIntegration } from 'astro';
import { siteConfig } from '../site.config.ts';
import { hours } from '../src/content/contact.ts';
import type { Firm } from '../src/content/firm.ts';
import { headerTexts } from '../src/content/site-chrome.ts';

const { company } = siteConfig;
const { street, city, region, postalCode, country } = company.address;

/** The site owner's facts, in the shape of a home's firm; mark, menu and footer copy stay the home's. */
const owner: Pick<
  Firm,
  'brand' | 'legalName' | 'founded' | 'address' | 'hours' | 'contacts' | 'registration'
> = {
  brand: { title: company.name, link: '/', label: headerTexts.homeLabel },
  legalName: company.legalName,
  founded: company.founded,
  address: { street, city, region, postalCode, country },
  hours,
  contacts: {
    phone: { title: company.phone, link: `tel:${company.phoneHref}` },
    email: company.email,
  },
  registration: company.registration,
};

const declaration = 'export const firm =';

/**
 * Gives the home that `site.config.ts` puts at `/` the site owner's name, place and contacts: its
 * sections import them from its `firm.ts`, whose invented firm is replaced when the site is built.
 */
export function frontHome(home: string = siteConfig.home): AstroIntegration {
  const file = `/src/homes/${home}/firm.ts`;
  return {
    name: 'site:front-home',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'site:front-home',
          enforce: 'pre' as const,
          transform(code: string, id: string) {
            if (!id.replaceAll('\\', '/').endsWith(file)) return undefined;
            if (!code.includes(declaration))
              throw new Error(`${id} has no “${declaration}”, so it cannot be the home at /.`);
            const facts = JSON.stringify(owner);
            return {
              code: `${code.replace(declaration, 'const sample =')}\nexport const firm = { ...sample, ...${facts} };\n`,
              map: null,
            };
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
