import type { AstroIntegration } from 'astro';
import { siteConfig } from '../site.config.ts';
import { hours } from '../src/content/contact.ts';
import type { Firm } from '../src/content/firm.ts';

const { company } = siteConfig;
const { street, city, region, postalCode, country } = company.address;

/** Facts of the site owner, as fields of a home's firm. Logo, menu and footer stay the home's. */
const ownerFacts: Pick<
  Firm,
  'legalName' | 'founded' | 'address' | 'hours' | 'contacts' | 'registration'
> = {
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

/** Beginning of the declaration in a `firm.ts`. */
const firmDeclaration = 'export const firm =';

/**
 * Returns the code of a `firm.ts` with the site owner's facts. The code imports its words instead
 * of containing them, because only imports are resolved to the site's language.
 */
function withOwnerFacts(code: string): string {
  const name = JSON.stringify(company.name);
  return [
    code.replace(firmDeclaration, 'const sample ='),
    "import { chromeWords } from '../../words/chrome.ts';",
    `const brand = { title: ${name}, link: '/', label: chromeWords.homeLabel(${name}) };`,
    `export const firm = { ...sample, brand, ...${JSON.stringify(ownerFacts)} };`,
    '',
  ].join('\n');
}

/**
 * Gives the home that `site.config.ts` puts at `/` the site owner's name, address and contacts. The
 * sections of a home import them from its `firm.ts`; the build replaces the invented firm there.
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
            if (!code.includes(firmDeclaration))
              throw new Error(`${id} has no “${firmDeclaration}”, so it cannot be the home at /.`);
            return { code: withOwnerFacts(code), map: null };
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
