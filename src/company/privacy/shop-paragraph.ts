import type { SiteConfig } from '../../../site.config.ts';
import { keepsSample } from '../../page-meta/samples.ts';

/** Returns a paragraph about the shop where the site has one, and none elsewhere. */
export const shopParagraph = (config: SiteConfig, paragraph: string): string[] =>
  keepsSample('shop', config) ? [paragraph] : [];
