import type { AstroIntegration } from 'astro';
import { siteConfig } from '../site.config.ts';
import { hours } from '../src/content/contact.ts';
import type { Firm } from '../src/content/firm.ts';

const { company } = siteConfig;
const { street, city, region, postalCode, country } = company.address;

/** The site owner's facts, in the shape of a home's firm; mark, menu and footer copy stay the home's. */
const owner: Pick<
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

const declaration = 'export const firm =';

/**
 * Returns the code of a `firm.ts` with the site owner's facts. Words are imported by the page: only
 * there they are those of the site's language.
 */
function withOwner(code: string): string {
  const name = JSON.stringify(company.name);
  return [
    code.replace(declaration, 'const sample ='),
    "import { chromeWords } from '../../words/chrome.ts';",
    `const brand = { title: ${name}, link: '/', label: chromeWords.homeLabel(${name}) };`,
    `export const firm = { ...sample, brand, ...${JSON.stringify(owner)} };`,
    '',
  ].join('\n');
}

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
            return { code: withOwner(code), map: null };
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
