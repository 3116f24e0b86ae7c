import type { HowToLeaf } from 'schema-dts';
import { locale } from '../../../content/locale.ts';
import type { GuideStep } from './guide-of.ts';

interface HowToFacts {
  title: string;
  content: string;
  /** Absolute URL of the page. */
  url: string;
  /** Upper limit, in the currency of the locale. */
  cost: number;
  supplies: readonly string[];
}

/** Returns the HTML of a step as one line of plain text. */
const plainText = (html: string) =>
  html
    .replaceAll(/<pre[\s\S]*?<\/pre>/g, ' ')
    .replaceAll(/<\/(?:p|li)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns a guide as schema.org's HowTo. */
export function howTo(
  { title, content, url, cost, supplies }: HowToFacts,
  steps: readonly GuideStep[],
): HowToLeaf {
  return {
    '@type': 'HowTo',
    name: title,
    description: content,
    totalTime: `PT${steps.reduce((sum, { minutes }) => sum + minutes, 0)}M`,
    estimatedCost: { '@type': 'MonetaryAmount', currency: locale.currency, maxValue: cost },
    supply: supplies.map((name) => ({ '@type': 'HowToSupply', name })),
    step: steps.map(({ id, title: name, html, number }) => ({
      '@type': 'HowToStep',
      position: number,
      name,
      text: plainText(html),
      url: `${url}#${id}`,
    })),
  };
}
