import type { AstroIntegration } from 'astro';
import { siteConfig } from '../site.config.ts';
import { hours } from '../src/content/contact.ts';
import type { Firm } from '../src/content/firm.ts';

const { company } = siteConfig;
const { street, city, region, postalCode, country } = company.address;

/** Facts of the site owner, as fields of a home's firm. Logo, menu and footer stay as they are. */
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
 * Inserts the site owner's facts into the code of a `firm.ts`. The code imports the words that it
 * needs instead of containing them, because only imports are resolved to the site's language.
 */
function insertOwnerFacts(code: string): string {
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
 * Replaces the invented firm of the front page, which is the home that `site.config.ts` names, by
 * the site owner's name, address and contacts. The sections of a home import the firm from its
 * `firm.ts`, so the replacement is there.
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
            return { code: insertOwnerFacts(code), map: null };
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
