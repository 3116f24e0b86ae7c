import type { BookLeaf } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import { locale } from '../../content/locale.ts';
import { organizationId } from '../../structured-data/organization.ts';
import { launchTime, pageCount, title } from './book.ts';

/** Returns the book as schema.org's Book, with the texts and numbers of its page. */
export function bookStructuredData(path: string, site: SiteConfig): BookLeaf {
  return {
    '@type': 'Book',
    name: title,
    url: `${site.url}${path}`,
    inLanguage: locale.language,
    numberOfPages: pageCount,
    datePublished: launchTime.slice(0, 10),
    author: organizationId(site),
    publisher: organizationId(site),
  };
}
